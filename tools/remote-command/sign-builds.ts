import { signLastBuilds } from '../../server/src/releases/sign-built.ts';
import { releasesFolder } from '../../webpack/paths.ts';

// Signs what `webpack/build.ts` has built last, where PORTICO_RELEASE_SIGNING_KEY or its _FILE is set; for images.
for (const { name, version } of await signLastBuilds(releasesFolder))
  console.log(`signed ${name} ${version}`);
