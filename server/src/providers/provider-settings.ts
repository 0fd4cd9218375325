import { LANGUAGES } from '@portico/shared/contracts';
import type { Provider } from './providers.ts';

type Settings = Provider['settings'];
type Clearable = 'signUp' | 'languages' | 'isIndexed' | 'mcp' | 'embedOrigins';
/** Undefined leaves a setting as it is; null sets it to its default. */
export type SettingsChanges = Partial<Omit<Settings, Clearable>> & {
  [Name in Clearable]?: Settings[Name] | null;
};

/**
 * The settings with these changes, for an admin's call and the operator's command. Sign-up, languages, search engines,
 * assistants and embedding are not stored at their default, so that the configuration in every page does not grow.
 */
export function settingsWith(before: Settings, changes: SettingsChanges = {}): Settings {
  const sent = Object.entries(changes).filter(([, value]) => value !== undefined);
  const { signUp, languages, isIndexed, mcp, embedOrigins, ...others } = {
    ...before,
    ...(Object.fromEntries(sent) as SettingsChanges),
  };
  const offered = LANGUAGES.filter((language) => languages?.includes(language));
  const isLimited = offered.length > 0 && offered.length < LANGUAGES.length;
  return {
    ...others,
    ...(signUp && signUp !== 'open' ? { signUp } : {}),
    ...(isLimited ? { languages: offered } : {}),
    ...(isIndexed === false ? { isIndexed } : {}),
    ...(mcp ? { mcp } : {}),
    ...(embedOrigins && embedOrigins.length > 0 ? { embedOrigins } : {}),
  };
}
