/** Key in localStorage; the inline page loader reads it before the first paint. */
export const THEME_KEY = 'portico.theme';

export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The visitor's choice; the device's theme if there is none or storage is blocked. */
export function readTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'device';
  } catch {
    return 'device';
  }
}

/** Applies a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // The choice applies to this page view.
  }
}
