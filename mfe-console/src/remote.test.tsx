import { describe, expect, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { waitFor } from '@testing-library/react';
import messages from '../locales/en.json';
import { remote } from './remote.ts';

describe('a former address of a screen', () => {
  test.each([
    ['moved-releases', '/platform/releases', '/console/releases'],
    ['moved-review', '/creator/review', '/console/review'],
  ] as const)('%s: %s leads to %s, for admins only', async (name, former, current) => {
    const { path, role, load } = remote.routes[name];
    expect([path, role]).toEqual([former, 'admin']);
    const { Component } = await load();
    const page = await renderWithPlatform(
      { routes: [{ path, Component }], url: former },
      { namespace: 'mfe-console', messages },
    );
    await waitFor(() => expect(page.address()).toBe(current));
    expect(page.router.state.historyAction).toBe('REPLACE');
  });
});
