import { type Quotas, quotasOf, quotaVariables } from './quota-settings.ts';
import { type SettingsOf, wholeNumberSetting } from './setting.schema.ts';

/** Limits of use, and how long the audit log is stored. */
export interface LimitSettings {
  /** Saves per person and minute, over all calls that change content. */
  readonly savesPerMinute: number;
  /** Renders per network and minute; further pages are left to the browser. */
  readonly rendersPerMinute: number;
  /** Searches and suggestions per network and minute. */
  readonly searchesPerMinute: number;
  /** Storage limits per account and portal. */
  readonly quotas: Quotas;
  /** Retention of the audit log. */
  readonly auditDays: number;
}

const perMinuteSetting = (name: string) => wholeNumberSetting(name, 1, 1_000_000);

export const limitVariables = {
  PORTICO_SAVES_PER_MINUTE: perMinuteSetting('PORTICO_SAVES_PER_MINUTE').default(120),
  PORTICO_RENDERS_PER_MINUTE: perMinuteSetting('PORTICO_RENDERS_PER_MINUTE').default(300),
  PORTICO_SEARCHES_PER_MINUTE: perMinuteSetting('PORTICO_SEARCHES_PER_MINUTE').default(600),
  ...quotaVariables,
  PORTICO_AUDIT_DAYS: wholeNumberSetting('PORTICO_AUDIT_DAYS', 1, 3650).default(180),
};

export const limitSettings = (settings: SettingsOf<typeof limitVariables>): LimitSettings => ({
  savesPerMinute: settings.PORTICO_SAVES_PER_MINUTE,
  rendersPerMinute: settings.PORTICO_RENDERS_PER_MINUTE,
  searchesPerMinute: settings.PORTICO_SEARCHES_PER_MINUTE,
  quotas: quotasOf(settings),
  auditDays: settings.PORTICO_AUDIT_DAYS,
});
