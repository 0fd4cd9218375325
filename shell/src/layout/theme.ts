/** Kept in the browser; the page's inline loader reads it before the first paint. */
export const THEME_KEY = 'portico.theme';

export const THEMES = ['device', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The visitor's choice; the device's where there is none, or storage is closed to the page. */
export function readTheme(): Theme {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(THEME_KEY)) ?? 'device';
  } catch {
    return 'device';
  }
}

/** Shows the page in a theme and keeps the choice. */
export function chooseTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'device') delete dataset['theme'];
  else dataset['theme'] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Then it holds for this page.
  }
}
