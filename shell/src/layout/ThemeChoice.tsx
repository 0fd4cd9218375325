import { useText } from '@portico/shared/platform';
import { Cluster, Select } from '@portico/shared/ui';
import { useEffect, useState } from 'react';
import { chooseTheme, readTheme, THEMES, type Theme } from './theme.ts';

/** Switches between light, dark and the device's theme. */
export function ThemeChoice() {
  const { t } = useText('shell');
  const [theme, setTheme] = useState<Theme>('device');
  // The choice is stored in the browser, so the server renders the default.
  useEffect(() => setTheme(readTheme()), []);
  const choose = (value: string): void => {
    const chosen = THEMES.find((known) => known === value) ?? 'device';
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <Cluster gap={2}>
      <label htmlFor="theme">{t('theme.label')}</label>
      <Select id="theme" value={theme} onChange={(event) => choose(event.currentTarget.value)}>
        {THEMES.map((value) => (
          <option key={value} value={value}>
            {t(`theme.${value}`)}
          </option>
        ))}
      </Select>
    </Cluster>
  );
}
