/** For tests alone: draws a remote's pages as the shell would. */
export { type InstalledGoogleMaps, installGoogleMaps } from './google-maps/install-google-maps.ts';
export {
  type FakeCall,
  type PlatformOptions,
  type RouteTable,
  renderWithPlatform,
} from './render-with-platform.tsx';
