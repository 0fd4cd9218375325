import type { AuthUser, Portal } from '@portico/shared/contracts';
import { type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import messages from '../../../../locales/en.json';
import { Component } from '../my-portals.route.tsx';

export const creator: AuthUser = {
  uid: 'u1',
  username: 'creator',
  displayName: 'Baikhao',
  roles: ['portal_creator'],
};
const routes = [{ path: '/creator', Component }];
export const ADDRESS = 'GET /api/portal';

export const portal = (id: string, changes: Partial<Portal> = {}): Portal => ({
  _id: id,
  provider: 'klaijai',
  title: { en: `Portal ${id}` },
  modifiedDate: '2026-11-01T00:00:00.000Z',
  status: 'RELEASE',
  editors: ['u1'],
  townRefs: [],
  listingRefs: [],
  ...changes,
});

export const open = (server: Record<string, FakeCall>, user: AuthUser | null = creator) =>
  renderWithPlatform(
    { routes, url: '/creator' },
    { namespace: 'mfe-creator', messages, server, hasStyles: true, ...(user ? { user } : {}) },
  );

export const cardOf = async (title: string): Promise<HTMLElement> => {
  const card = (await screen.findByRole('heading', { name: title })).closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return card;
};
