import { fold } from '../content/fold.ts';

/** A token of a pattern: folded text, `?` for one character, `*` for any number. */
type Token = { kind: 'text'; text: string } | { kind: 'one' } | { kind: 'any' };

export type Wildcard =
  /** A plain `*word*`, by far the most frequent pattern: texts that contain the folded word. */
  | { kind: 'contains'; word: string }
  | {
      kind: 'pattern';
      /** Folded texts that every match contains. */
      literals: readonly string[];
      /** Whether the whole folded text matches. */
      matches: (text: string) => boolean;
    };

/**
 * Parses an Elasticsearch wildcard pattern: `*` any text, `?` one character, `\` escapes; the rest is folded as the
 * texts are, and a full-width `？` is text. Matching takes at most pattern × text steps. [ESQ-05, T-04]
 */
export function readWildcard(pattern: string): Wildcard {
  const tokens = tokenize(pattern);
  const word = containedText(tokens);
  if (word !== undefined) return { kind: 'contains', word };
  return {
    kind: 'pattern',
    literals: tokens.flatMap((token) => (token.kind === 'text' && token.text !== '' ? [token.text] : [])),
    matches: (text) => matchTokens(tokens, text),
  };
}

/** Rewrites the folded texts of a pattern and keeps its stars and question marks. */
export const rewritePattern = (pattern: string, rewrite: (text: string) => string): string =>
  tokenize(pattern)
    .map((token) => (token.kind === 'text' ? rewrite(token.text) : SIGN_OF[token.kind]))
    .join('');

const SIGN_OF = { any: '*', one: '?' } as const;

/** Merges neighbouring characters into one token, and neighbouring stars. */
function tokenize(pattern: string): Token[] {
  const tokens: Token[] = [];
  let text = '';
  const endText = (): void => {
    if (text !== '') tokens.push({ kind: 'text', text: fold(text) });
    text = '';
  };
  const characters = [...pattern];
  for (let position = 0; position < characters.length; position++) {
    const character = characters[position] ?? '';
    if (character === '*') {
      endText();
      if (tokens.at(-1)?.kind !== 'any') tokens.push({ kind: 'any' });
    } else if (character === '?') {
      endText();
      tokens.push({ kind: 'one' });
    } else {
      const isEscape = character === '\\' && position + 1 < characters.length;
      text += isEscape ? characters[++position] : character;
    }
  }
  endText();
  return tokens;
}

function containedText(tokens: readonly Token[]): string | undefined {
  const [first, middle, last] = tokens;
  if (first?.kind !== 'any') return undefined;
  if (tokens.length === 1) return '';
  return tokens.length === 3 && middle?.kind === 'text' && last?.kind === 'any' ? middle.text : undefined;
}

/** On a mismatch only the last star is extended: backtracking to earlier ones never helps. */
function matchTokens(tokens: readonly Token[], text: string): boolean {
  let at = 0;
  let token = 0;
  let lastStar = -1;
  let starAt = 0;
  for (;;) {
    const current = tokens[token];
    if (current?.kind === 'any') {
      if (token === tokens.length - 1) return true;
      lastStar = token++;
      starAt = at;
    } else if (current?.kind === 'one' && at < text.length) {
      at += charactersAt(text, at);
      token++;
    } else if (current?.kind === 'text' && text.startsWith(current.text, at)) {
      at += current.text.length;
      token++;
    } else if (!current && at === text.length) {
      return true;
    } else if (lastStar >= 0 && starAt < text.length) {
      starAt += charactersAt(text, starAt);
      at = starAt;
      token = lastStar + 1;
    } else {
      return false;
    }
  }
}

/** Code units of the character at an index: two beyond the basic plane. */
const charactersAt = (text: string, at: number): number => ((text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
