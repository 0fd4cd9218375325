import * as React from 'react';

/**
 * For its warnings, React creates an error per element of the first 10,000 in a second, to know the stack of its owner,
 * which makes these tests slow. The count that it compares stays at that limit.
 */
const internals = Object.entries(React).find(([name]) =>
  name.startsWith('__CLIENT_INTERNALS'),
)?.[1] as object;
if (!('recentlyCreatedOwnerStacks' in internals))
  throw new Error('React has renamed its count of owner stacks');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => {} });
