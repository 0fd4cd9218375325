import { PASSCODE_LENGTH } from '@portico/shared/domain';

/**
 * The passcode in the header x-passcode; undefined without one. Non-ASCII passcodes arrive percent-encoded; six
 * characters are always the passcode itself.
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
