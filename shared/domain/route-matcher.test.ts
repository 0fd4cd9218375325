import { expect, test } from '@jest/globals';
import { routeMatcher } from './route-matcher.ts';

const routeAt = routeMatcher(
  ['/', '/towns/:id', '/towns/new', '/:page/new', '/days/:day?', '/admin/*', '/a.b'].map((path) => ({
    path,
  })),
);

test.each([
  ['/', '/'],
  ['/towns/nan', '/towns/:id'],
  ['/Towns/Nan/', '/towns/:id'],
  ['/towns/new', '/towns/new'],
  ['/days/2', '/days/:day?'],
  ['/days', '/days/:day?'],
  ['/portals/new', '/:page/new'],
  ['/admin', '/admin/*'],
  ['/admin/users/1', '/admin/*'],
  ['/%74owns/nan', '/towns/:id'],
  ['/towns/a%2Fb', '/towns/:id'],
  ['/a.b', '/a.b'],
  ['/axb', undefined],
  ['/towns', undefined],
  ['/towns/nan/more', undefined],
  ['/%E0%A4%A', undefined],
])('the path %s is of the route %s', (pathname, path) => {
  expect(routeAt(pathname)?.path).toBe(path);
});
