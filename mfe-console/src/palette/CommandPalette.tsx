import { css } from '@emotion/react';
import { failureMessage } from '@portico/shared/api';
import { SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import { useNavigate } from '@portico/shared/platform';
import { color, Dialog, fontSizes, Notice, radii, spacing, TextInput } from '@portico/shared/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { SCREENS } from '../layout/screens.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useConsoleListingsQuery, useConsoleTownsQuery } from '../places/places.api.ts';
import { useConsolePortalsQuery } from '../portals.api.ts';

/** Screens on which something new begins; `label` is the key of the action. */
const ACTIONS = [
  { to: '/console/towns/new', label: 'towns.new' },
  { to: '/console/listings/new', label: 'listings.new' },
  { to: '/console/pages/new', label: 'pages.new' },
  { to: '/console/portals?status=USER_DRAFT', label: 'overview.waiting' },
] as const;

/** Records of each kind at most. */
const RECORDS = 5;

interface Option {
  to: string;
  label: string;
  group: 'screens' | 'actions' | 'towns' | 'listings' | 'pages';
}

const option = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing[3],
  minBlockSize: 'var(--size-tap)',
  paddingInline: spacing[3],
  borderRadius: radii.md,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': { background: color.brandSoft },
});

/** Finds screens, actions, towns, listings and pages by their names, and opens them. */
export function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useMessages();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open={open}
      title={t('palette.title')}
      closeLabel={t('palette.close')}
      initialFocus={input}
      onClose={onClose}
    >
      {open ? <Choices input={input} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Choices({ input, onClose }: { input: RefObject<HTMLInputElement | null>; onClose: () => void }) {
  const { t } = useMessages();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const { options, error } = useOptions(typed);
  const current = Math.min(active, options.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  useEffect(() => {
    document.getElementById(`${listId}-${current}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, current]);

  function choose(chosen: Option | undefined): void {
    if (!chosen) return;
    onClose();
    void navigate(chosen.to);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const last = options.length - 1;
    const next = {
      ArrowDown: current >= last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: last,
      PageUp: 0,
    }[event.key];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter') choose(options[current]);
    else return;
    event.preventDefault();
  }

  return (
    <div css={{ display: 'grid', gap: spacing[3] }}>
      <TextInput
        ref={input}
        icon={<Search size={18} />}
        role="combobox"
        aria-label={t('palette.title')}
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? optionId(current) : undefined}
        placeholder={t('palette.placeholder')}
        autoComplete="off"
        maxLength={200}
        dir="auto"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('palette.results')}
        css={{ display: 'grid', maxBlockSize: '50svh', overflowY: 'auto' }}
      >
        {options.map(({ to, label, group }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keyboard acts on the input, which names the active option
          <div
            key={`${group} ${to}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            css={option}
            onPointerMove={() => setActive(index)}
            onClick={() => choose(options[index])}
          >
            <span css={{ minInlineSize: 0 }}>{label}</span>
            <span css={{ flex: 'none', color: color.inkMuted, fontSize: fontSizes.sm }}>
              {t(`palette.${group}`)}
            </span>
          </div>
        ))}
      </div>
      {error ? <Notice tone="warning">{failureMessage(error)}</Notice> : null}
      {options.length === 0 && !error ? (
        <p role="status" css={{ color: color.inkMuted, padding: spacing[3] }}>
          {t('list.noneFound')}
        </p>
      ) : null}
    </div>
  );
}

/** What a text finds: screens and actions at once, records after a moment. */
function useOptions(typed: string): { options: Option[]; error: unknown } {
  const { t, localize } = useMessages();
  const q = useSettled(typed.trim());
  const wanted = { q, _start: 0, _limit: RECORDS };
  const rest = { skip: q === '' };
  const towns = useConsoleTownsQuery(wanted, rest);
  const listings = useConsoleListingsQuery(wanted, rest);
  const portals = useConsolePortalsQuery(wanted, rest);
  const words = typed.trim().toLowerCase();
  const records = [
    { group: 'towns' as const, folder: '/console/towns/', found: towns },
    { group: 'listings' as const, folder: '/console/listings/', found: listings },
    { group: 'pages' as const, folder: '/console/portals/', found: portals },
  ];
  const fixed: Option[] = [
    ...SCREENS.map(({ to, label }) => ({ to, label: t(label), group: 'screens' as const })),
    ...ACTIONS.map(({ to, label }) => ({ to, label: t(label), group: 'actions' as const })),
  ];
  const options = [
    ...fixed.filter(({ label }) => label.toLowerCase().includes(words)),
    ...(q === '' ? [] : records).flatMap(({ group, folder, found }) =>
      (found.currentData?.rows ?? []).map(({ id, title }) => ({
        to: `${folder}${encodeURIComponent(id)}`,
        label: localize(title) || id,
        group,
      })),
    ),
  ];
  return { options, error: towns.error ?? listings.error ?? portals.error };
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SUGGEST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
