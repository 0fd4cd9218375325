/** For tests only: renders a remote's pages like the shell. */

export { byContract } from './by-contract.ts';
export type { FakeCall, FakeRequest } from './fake-server.ts';
export { type InstalledGoogleMaps, installGoogleMaps } from './google-maps/install-google-maps.ts';
export {
  type PlatformOptions,
  type RouteTable,
  renderWithPlatform,
} from './render-with-platform.tsx';
export {
  type ReportedIntersection,
  type StubbedIntersectionObserver,
  stubIntersectionObserver,
} from './stub-intersection-observer.ts';
