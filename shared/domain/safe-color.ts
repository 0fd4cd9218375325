const COLOR = /^(?:[a-z]{3,30}|#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))$/i;

/**
 * A creator's colour, if it is a colour and nothing more: in the server's HTML a style attribute takes any text, and a
 * semicolon in it would begin a rule of its own.
 */
export function safeColor(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? '';
  return COLOR.test(trimmed) ? trimmed : undefined;
}
