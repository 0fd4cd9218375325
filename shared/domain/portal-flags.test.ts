import { expect, test } from '@jest/globals';
import type { Location, Portal } from '../contracts/portal.ts';
import {
  isLocationWithheld,
  isPortalEditor,
  isPortalManager,
  isSectionHidden,
  isUnofficial,
} from './portal-flags.ts';

test.each<[Portal['status'], string[], boolean]>([
  ['RELEASE', ['town'], false],
  ['RELEASE', [], true],
  ['USER_DRAFT', ['town'], true],
  ['DRAFT', [], true],
  ['REJECT', ['town'], true],
])('[PORTAL-05] %s with towns %j is unofficial: %s', (status, townRefs, unofficial) => {
  expect(isUnofficial({ status, townRefs })).toBe(unofficial);
});

test('[PORTAL-05] a released portal whose towns are all private and withheld is official', () => {
  expect(isUnofficial({ status: 'RELEASE', townRefs: [], isInPrivateTown: true })).toBe(false);
  expect(isUnofficial({ status: 'USER_DRAFT', townRefs: [], isInPrivateTown: true })).toBe(true);
});

test('[PERM-09, AMBIG-12] an editor is a user listed in editors', () => {
  const user = { uid: 'u1', username: 'a', displayName: 'A', roles: [] };
  expect(isPortalEditor({ editors: ['u1'] }, user)).toBe(true);
  expect(isPortalEditor({ editors: ['u2'] }, { ...user, roles: ['admin'] })).toBe(false);
  expect(isPortalEditor({ editors: ['u1'] }, null)).toBe(false);
});

test('[OPEN-18] a section is hidden when hideInformations names it', () => {
  expect(isSectionHidden({ hideInformations: ['tags'] }, 'tags')).toBe(true);
  expect(isSectionHidden({ hideInformations: ['tags'] }, 'links')).toBe(false);
  expect(isSectionHidden({}, 'links')).toBe(false);
});

test.each<[Location | undefined, boolean]>([
  [{ latitude: 0, longitude: 0 }, true],
  [{ latitude: 0, longitude: 100 }, false],
  [{}, false],
  [undefined, false],
])('[PORTAL-14, AMBIG-37] %j withheld: %s', (location, withheld) => {
  expect(isLocationWithheld(location)).toBe(withheld);
});

test('[OPEN-54] owners and admins can manage a portal, co-editors cannot', () => {
  const user = { uid: 'u1', username: 'a', displayName: 'A', roles: [] };
  expect(isPortalManager({ owner: 'u1' }, user)).toBe(true);
  expect(isPortalManager({ owner: 'u2' }, user)).toBe(false);
  expect(isPortalManager({ owner: 'u2' }, { ...user, roles: ['admin'] })).toBe(true);
  expect(isPortalManager({}, user)).toBe(false);
  expect(isPortalManager({ owner: 'u1' }, null)).toBe(false);
});
