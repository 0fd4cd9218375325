/**
 * jsdom computes all properties of each `getComputedStyle`, and queries by role ask for few of them per element. Without
 * author styles these follow from the element itself; everything else is jsdom's.
 */
export function lazyComputedStyle({
  document,
  getComputedStyle,
}: Pick<Window, 'document'> & Pick<typeof globalThis, 'getComputedStyle'>): typeof getComputedStyle {
  const displays = new Map<string, string>();

  function display(element: Element): string {
    const inline = inlineStyle(element)?.display;
    if (inline) return inline;
    // What the default style sheet selects by.
    const selected = ['hidden', 'open', 'type'].map((name) => String(element.getAttribute(name)));
    const kind = [element.parentElement?.localName === 'ruby', element.localName, ...selected].join(' ');
    let value = displays.get(kind);
    if (value === undefined) displays.set(kind, (value = getComputedStyle(element).display));
    return value;
  }

  return (element, pseudoElement) => {
    if (pseudoElement || document.styleSheets.length > 0) return getComputedStyle(element, pseudoElement);
    const known = (property: string): string | undefined => {
      if (property === 'display') return display(element);
      if (property === 'visibility') return inherited(element, 'visibility') || 'visible';
      if (property === 'pointerEvents' || property === 'pointer-events')
        return inherited(element, 'pointerEvents') || 'auto';
      return undefined;
    };
    let computed: CSSStyleDeclaration | undefined;
    const all = () => (computed ??= getComputedStyle(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, property) {
        if (property === 'getPropertyValue')
          return (name: string) => known(name) ?? all().getPropertyValue(name);
        const value = known(String(property)) ?? Reflect.get(all(), property);
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_, property) => property in all(),
    });
  };
}

const inlineStyle = (element: Element): CSSStyleDeclaration | undefined =>
  element.hasAttribute('style') ? (element as HTMLElement).style : undefined;

function inherited(element: Element, property: 'visibility' | 'pointerEvents'): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const value = inlineStyle(at)?.[property];
    if (value) return value;
  }
  return '';
}
