import type { HideableSection } from '../contracts/page-parts.ts';
import type { Location, Portal } from '../contracts/portal.ts';
import type { AuthUser } from '../contracts/user.ts';

/** Whether the page shows the UNOFFICIAL banner. [PORTAL-05] */
export const isUnofficial = ({
  status,
  townRefs,
  isInPrivateTown = false,
}: Pick<Portal, 'status' | 'townRefs' | 'isInPrivateTown'>): boolean =>
  status !== 'RELEASE' || (townRefs.length === 0 && !isInPrivateTown);

/** Whether the person is one of the portal's editors, its owner included. [PERM-09, AMBIG-12] */
export const isPortalEditor = (
  portal: Pick<Portal, 'editors'>,
  user: AuthUser | null | undefined,
): boolean => (user ? portal.editors.includes(user.uid) : false);

/**
 * Whether the person may delete a portal, hand it over and remove editors: its owner, and admins of the site. [OPEN-54]
 */
export const isPortalManager = (portal: Pick<Portal, 'owner'>, user: AuthUser | null | undefined): boolean =>
  user ? portal.owner === user.uid || user.roles.includes('admin') : false;

/** Whether an editor has hidden a section from visitors. [OPEN-18] */
export const isSectionHidden = (
  { hideInformations }: Pick<Portal, 'hideInformations'>,
  section: HideableSection,
): boolean => hideInformations?.includes(section) ?? false;

/** Coordinates 0, 0 mean that the location is not public. [PORTAL-14, AMBIG-37] */
export const isLocationWithheld = (location: Location | undefined): boolean =>
  location?.latitude === 0 && location.longitude === 0;
