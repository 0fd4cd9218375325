import type { AuditRow } from '@portico/shared/contracts';

type Translate = (key: string, values?: Record<string, string | number>) => string;

interface Texts {
  t: Translate;
  localize: (text: NonNullable<AuditRow['on']>['title']) => string;
}

/** What happened, as a sentence: 'Mali changed the town Nan'. */
export function entrySentence(entry: AuditRow, { t, localize }: Texts): string {
  const { event, outcome, on, person } = entry;
  const values = {
    who: actorName(entry, t),
    what: localize(on?.title) || (on?.id ?? entry.details['id'] ?? ''),
    person: person?.name ?? t('audit.account'),
  };
  if (outcome === 'done') return t(`did.${sentenceKey(entry)}`, values);
  return t(`tried.${attemptKey(entry)}`, { ...values, group: t(`group.${groupOf(event)}`) });
}

/** Events with a sentence of their own for some details or another person. */
function sentenceKey({ event, person, details }: AuditRow): string {
  switch (event) {
    case 'user.invite':
      return details['role'] === 'admin' ? 'user.inviteAdmin' : event;
    case 'user.sessions':
    case 'user.second-factor':
      return person ? `${event}Of` : event;
    case 'review.decide':
      return ['RELEASE', 'REJECT'].includes(details['decision'] ?? '')
        ? `review.${details['decision']}`
        : event;
    default:
      return event;
  }
}

function attemptKey({ event, outcome, actor, person }: AuditRow): string {
  if (event === 'sign-in') return person ? 'sign-in' : 'signInUnknown';
  if (event === 'passcode') return 'passcode';
  if (outcome === 'refused') return 'refused';
  return event.startsWith('user.') && actor.kind === 'user' ? 'password' : 'failed';
}

function actorName({ actor }: AuditRow, t: Translate): string {
  switch (actor.kind) {
    case 'user':
      return actor.name ?? t('audit.account');
    case 'visitor':
      return t('audit.visitor');
    case 'operator':
      return t('audit.operator', { name: actor.name ?? '' });
    case 'server':
      return t('audit.server');
  }
}

/** The events before the first dot, by which the list is narrowed. */
export const AUDIT_GROUPS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'passcode',
  'session',
  'user',
  'editor',
  'review',
  'portal',
  'town',
  'listing',
  'tag',
  'web-config',
  'web-page',
  'key',
  'webhook',
  'image',
  'report',
  'import',
  'override',
  'release',
  'operator',
  'call',
] as const;

const groupOf = (event: AuditRow['event']): string => {
  const [group = event] = event.split('.');
  return AUDIT_GROUPS.some((known) => known === group) ? group : 'call';
};

/** Values of an entry that are shown below its sentence. */
export function entryNotes({ details, count = 1 }: AuditRow, t: Translate): string[] {
  const { roles, command, call, origin } = details;
  const roleNames = roles?.split(', ').map((role) => (role ? t(`role.${role}`) : t('audit.noRoles')));
  return [
    ...(roleNames ? [t('audit.roles', { value: roleNames.join(', ') })] : []),
    ...(command
      ? [t('audit.command', { value: [command, details['arguments']].filter(Boolean).join(' ') })]
      : []),
    ...(call ? [t('audit.call', { value: call })] : []),
    ...(origin ? [t('audit.origin', { value: origin })] : []),
    ...(count > 1 ? [t('audit.times', { number: count })] : []),
  ];
}
