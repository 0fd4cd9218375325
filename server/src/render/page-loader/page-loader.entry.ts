// The inline script itself; page-loader.ts compiles it.
import { startPageLoader } from './page-loader.client.ts';

startPageLoader({
  isServerRendered: (document.currentScript as HTMLScriptElement).hasAttribute('data-rendered'),
});
