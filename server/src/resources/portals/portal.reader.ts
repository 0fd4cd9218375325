import { type AuthUser, GRANT_HEADER } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Grants } from '../privacy/grants.ts';
import type { Passcodes } from '../privacy/passcodes.ts';
import { hasGrant } from '../privacy/private-items.ts';
import { notAnEditor, type PortalAccess, portalAccess } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';

export interface PortalReaderStores {
  records: RecordStore;
  passcodes: Passcodes;
  grants: Grants;
}

/** The requester, with their grants. */
export interface Requester {
  viewer: AuthUser | undefined;
  grants: string | string[] | undefined;
}

/** The requester of a request. */
export const requesterOf = (request: FastifyRequest): Requester => ({
  viewer: request.viewer,
  grants: request.headers[GRANT_HEADER],
});

export type PortalFound = Exclude<PortalAccess, { kind: 'hidden' }> & {
  portal: PortalRecord;
  revision: number;
};

export type VisiblePortal = Extract<PortalFound, { kind: 'visible' }>;

/** Loads portals with what the requester may see of them. */
export interface PortalReader {
  /** Undefined when it does not exist, or the requester may not know of it. */
  find(provider: string, id: string, requester: Requester): Promise<PortalFound | undefined>;
}

export function createPortalReader({ records, passcodes, grants }: PortalReaderStores): PortalReader {
  const portals = portalRepository(records);
  return {
    async find(provider, id, requester) {
      const record = await portals.get(provider, id);
      if (!record) return undefined;
      const { value: portal, revision } = record;
      const item = { provider, store: 'portal', id } as const;
      const isGranted = await hasGrant({ item, record: portal, header: requester.grants, passcodes, grants });
      const access = portalAccess(portal, requester.viewer, isGranted);
      return access.kind === 'hidden' ? undefined : { ...access, portal, revision };
    },
  };
}

/** The portal for its editor; throws 'forbidden' for everyone else. [PERM-08, T-09] */
export function requireEditor(found: PortalFound): VisiblePortal {
  if (found.kind !== 'visible' || !found.isEditor) throw notAnEditor();
  return found;
}
