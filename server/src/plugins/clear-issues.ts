import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with an input, said of the alternative that it was meant to be: where a schema allows several shapes,
 * that is the one whose keys it has. A key that nothing has is named by the path.
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
  // A key that nothing has says more than one that is missing for it.
  return likeliest?.toSorted((a, b) => Number(isStrangeKey(b)) - Number(isStrangeKey(a)));
}

const isStrangeKey = ({ code, path }: Issue): boolean =>
  (code === 'unrecognized_keys' && path.length === 0) || (code === 'invalid_key' && path.length <= 1);
