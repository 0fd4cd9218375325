import { closestTo, listen, page, unlisten } from './dom-events.client.ts';

/** Timeout for the shell to load; after it, a pressed link that opens in the page is followed as a link. */
const PRESS_TIMEOUT_MS = 8_000;

const INPUT_EVENTS = ['click', 'input', 'change', 'submit'];
/** Elements whose click the browser handles without a script. */
const NATIVE_CONTROLS = 'a[href],input,select,textarea,label,summary,option';
/**
 * Dispatched by the shell. A release is independent of the server, and releases built before `portico:hydrated` dispatch
 * the second name only.
 */
const HYDRATED_EVENTS = ['portico:hydrated', 'portico:taken-up'];

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The last input of each element and how to replay it, in input order. */
const replays = new Map<Element, () => void>();

/** Hides the event from a shell that is hydrating, or a menu would open and close at once. */
function hold(event: Event, element: Element, replay: () => void): void {
  event.stopPropagation();
  replays.delete(element);
  replays.set(element, replay);
}

/** Shows that the page is loading; styled in shared/ui/tokens/GlobalStyles.tsx. */
const showWaiting = (): void => {
  page['waits'] = '';
};

/** Removes what `showWaiting` shows. */
export const hideWaiting = (): void => {
  delete page['waits'];
};

const press = (element: Element): boolean =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, view: window }));

/** A form without an action is not submitted: a password must not end up in a URL. */
function holdSubmit(event: Event, form: HTMLFormElement): void {
  if (form.hasAttribute('action')) return;
  event.preventDefault();
  hold(event, form, () => form.requestSubmit());
  showWaiting();
}

/** A link that opens in the page (a picture that opens large) waits for the shell as a button does. */
function holdLinkPress(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  hold(event, link, () => press(link));
  showWaiting();
  setTimeout(() => {
    if (replays.delete(link)) location.href = link.href;
  }, PRESS_TIMEOUT_MS);
}

function holdClick(event: MouseEvent): void {
  const link = closestTo<HTMLAnchorElement>(event, '[data-opens-here]');
  const button = closestTo<HTMLButtonElement>(event, 'button');
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (link && !hasModifier) return holdLinkPress(event, link);
  // The form's submit event is held instead.
  const isSubmit = button && button.form && button.type === 'submit';
  if (isSubmit || closestTo(event, NATIVE_CONTROLS)) return;
  const pressed = button || (event.target as Element);
  hold(event, pressed, () => press(pressed));
  if (button) showWaiting();
}

function holdTick(event: Event, box: HTMLInputElement): void {
  const wasChecked = box.checked;
  hold(event, box, () => {
    box.checked = !wasChecked;
    box.click();
  });
}

/** React ignores an input event with a value that it has seen, so the value is changed past its setter. */
function holdValue(event: Event, field: Field): void {
  const { value } = field;
  hold(event, field, () => {
    if ('defaultValue' in field && field.type !== 'file') {
      field.value = `${value} `;
      const native = Object.getOwnPropertyDescriptor(
        Object.getPrototypeOf(field),
        'value',
      ) as PropertyDescriptor;
      (native.set as (text: string) => void).call(field, value);
    }
    ['input', 'change'].forEach((type) => field.dispatchEvent(new Event(type, { bubbles: true })));
  });
}

function holdInput(event: Event): void {
  const target = event.target as Element;
  if (event.type === 'submit') holdSubmit(event, target as HTMLFormElement);
  else if (event.type === 'click') holdClick(event as MouseEvent);
  else if (/checkbox|radio/.test((target as Field).type)) holdTick(event, target as HTMLInputElement);
  else holdValue(event, target as Field);
}

function replayInput(): void {
  unlisten(INPUT_EVENTS, holdInput);
  unlisten(HYDRATED_EVENTS, replayInput);
  hideWaiting();
  const held = Array.from(replays);
  replays.clear();
  held.forEach(([element, replay]) => element.isConnected && replay());
}

/**
 * Records presses, typing, choices and submits before hydration, and replays them afterwards. Only the last input per
 * element, because people press again when nothing happens.
 */
export function replayAfterHydration(): void {
  listen(INPUT_EVENTS, holdInput, true);
  listen(HYDRATED_EVENTS, replayInput, true);
}
