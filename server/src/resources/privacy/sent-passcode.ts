import { PASSCODE_LENGTH } from '@portico/shared/domain';

/**
 * The passcode in the header x-passcode; undefined without one. Headers carry ASCII alone, so a passcode with other
 * characters arrives percent-encoded. Six characters are the passcode itself, whatever they look like.
 */
export function sentPasscode(header: string | string[] | undefined): string | undefined {
  const sent = [header ?? []].flat()[0];
  if (!sent) return undefined;
  if (sent.length === PASSCODE_LENGTH) return sent;
  try {
    return decodeURIComponent(sent);
  } catch {
    return sent;
  }
}
