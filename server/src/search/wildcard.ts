/** A part of a pattern: text as it is, `?` for one character, `*` for any number. */
type Token = { kind: 'character'; text: string } | { kind: 'one' } | { kind: 'any' };

export interface Wildcard {
  /** Whether the whole of a lower-case text fits the pattern. */
  matches(text: string): boolean;
  /** Texts that every match contains, for a prefilter. */
  literals: readonly string[];
}

/**
 * Reads an Elasticsearch wildcard pattern, regardless of case: `*` any text, `?` one character, `\` takes the next
 * character as it is. Matching takes at most pattern times text steps, whatever someone types. [ESQ-05, T-04]
 */
export function readWildcard(pattern: string): Wildcard {
  const tokens = tokenize(pattern.toLowerCase());
  const literals = literalRuns(tokens);
  const contained = containedText(tokens);
  return {
    literals,
    matches:
      contained === undefined ? (text) => matchTokens(tokens, text) : (text) => text.includes(contained),
  };
}

/** One token per character; neighbouring stars are one. */
function tokenize(pattern: string): Token[] {
  const tokens: Token[] = [];
  const characters = [...pattern];
  for (let position = 0; position < characters.length; position++) {
    const character = characters[position] ?? '';
    if (character === '*') {
      if (tokens.at(-1)?.kind !== 'any') tokens.push({ kind: 'any' });
    } else if (character === '?') {
      tokens.push({ kind: 'one' });
    } else if (character === '\\' && position + 1 < characters.length) {
      position++;
      tokens.push({ kind: 'character', text: characters[position] ?? '' });
    } else {
      tokens.push({ kind: 'character', text: character });
    }
  }
  return tokens;
}

function literalRuns(tokens: readonly Token[]): string[] {
  const runs: string[] = [''];
  for (const token of tokens) {
    if (token.kind === 'character') runs[runs.length - 1] += token.text;
    else runs.push('');
  }
  return runs.filter((run) => run !== '');
}

/** The word of a plain `*word*`, which is nearly every pattern. */
function containedText(tokens: readonly Token[]): string | undefined {
  if (tokens.length < 3 || tokens[0]?.kind !== 'any' || tokens.at(-1)?.kind !== 'any') return undefined;
  const inner = tokens.slice(1, -1);
  if (!inner.every((token) => token.kind === 'character')) return undefined;
  return inner.map((token) => token.text).join('');
}

/** On a mismatch only the last star is moved on: earlier ones have nothing to gain. */
function matchTokens(tokens: readonly Token[], text: string): boolean {
  const characters = [...text];
  let at = 0;
  let token = 0;
  let lastStar = -1;
  let starAt = 0;
  while (at < characters.length) {
    const current = tokens[token];
    if (current?.kind === 'any') {
      lastStar = token++;
      starAt = at;
    } else if (current && (current.kind === 'one' || current.text === characters[at])) {
      token++;
      at++;
    } else if (lastStar >= 0) {
      token = lastStar + 1;
      at = ++starAt;
    } else {
      return false;
    }
  }
  if (tokens[token]?.kind === 'any') token++;
  return token === tokens.length;
}
