// Entry of the inline script, which page-loader.ts compiles.
import { startPageLoader } from './page-loader.client.ts';

startPageLoader({
  isServerRendered: (document.currentScript as HTMLScriptElement).hasAttribute('data-rendered'),
});
