const COLOR = /^(?:[a-z]{3,30}|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/**
 * Returns a creator's colour only if it is a plain colour: in server-rendered HTML a semicolon in a style attribute
 * would start another declaration.
 */
export function safeColor(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return COLOR.test(trimmed) ? trimmed : undefined;
}
