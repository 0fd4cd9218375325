import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type KeyRing, withAnyKey } from '../../security/keys.ts';

export interface PrivateItem {
  provider: string;
  store: 'portal' | 'town' | 'listing';
  id: string;
}

/** Hours for which a right passcode opens its item. */
const GRANT_HOURS = 4;
/** Maximum grants that are read from one header. */
const MAX_GRANTS_READ = 20;

/** Signed tokens that open one private item each; a new passcode invalidates earlier ones. [OPEN-03] */
export interface Grants {
  issue(item: PrivateItem, passcode: string): Promise<string>;
  /** Whether one of the header's grants opens the item with its current passcode. */
  opens(header: string | string[] | undefined, item: PrivateItem, passcode: string): Promise<boolean>;
}

export function createGrants({ key, now }: { key: KeyRing; now: () => Date }): Grants {
  const subjectOf = ({ provider, store, id }: PrivateItem) => `${provider}/${store}/${id}`;
  /** Binds a grant to the passcode without revealing it. */
  const bindingOf = (passcode: string, by: Uint8Array) =>
    createHmac('sha256', by).update(passcode).digest('base64url');

  async function isValid(grant: string, item: PrivateItem, passcode: string): Promise<boolean> {
    try {
      const claims = {
        algorithms: ['HS256'],
        subject: subjectOf(item),
        currentDate: now(),
        requiredClaims: ['exp'],
      };
      return await withAnyKey(key, async (one) => {
        const { payload } = await jwtVerify(grant, one, claims);
        return payload['binding'] === bindingOf(passcode, one);
      });
    } catch {
      return false;
    }
  }

  return {
    issue: (item, passcode) =>
      new SignJWT({ binding: bindingOf(passcode, key[0]) })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(subjectOf(item))
        .setExpirationTime(new Date(now().getTime() + GRANT_HOURS * 3_600_000))
        .sign(key[0]),

    async opens(header, item, passcode) {
      const grants = [header ?? []].flat().join(',').split(',', MAX_GRANTS_READ);
      const results = await Promise.all(
        grants.filter(Boolean).map((grant) => isValid(grant.trim(), item, passcode)),
      );
      return results.includes(true);
    },
  };
}
