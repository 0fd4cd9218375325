import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Replaces the issue of a union by those of the alternative that the input was probably meant to be: the one whose keys
 * it has. A key that no alternative has is named by its path.
 */
export function clearIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({ ...issue, path: [...issue.path, key], keys: [key] }));
    }
    const likeliest = issue.code === 'invalid_union' ? likeliestOf(issue.errors) : undefined;
    if (!likeliest) return [issue];
    return clearIssues(likeliest).map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
  });
}

function likeliestOf(alternatives: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const [likeliest] = alternatives.toSorted(
    (a, b) => a.filter(isStrangeKey).length - b.filter(isStrangeKey).length || a.length - b.length,
  );
  // An unknown key is more helpful than a missing one.
  return likeliest?.toSorted((a, b) => Number(isStrangeKey(b)) - Number(isStrangeKey(a)));
}

const isStrangeKey = ({ code, path }: Issue): boolean =>
  (code === 'unrecognized_keys' && path.length === 0) || (code === 'invalid_key' && path.length <= 1);
