import { isLinkTarget, linkTarget } from '@portico/shared/domain';

/** The problem of a typed address; an empty one has none. */
export function linkTargetProblem(typed: string | undefined, path: string) {
  const address = linkTarget(typed);
  return address === undefined || isLinkTarget(address) ? [] : [{ path, message: 'address' }];
}
