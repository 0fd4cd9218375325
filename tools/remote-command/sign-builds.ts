import { signLastBuilds } from '../../server/src/releases/sign-built.ts';
import { releasesFolder } from '../../webpack/paths.ts';

// Signs the latest builds of `webpack/build.ts` if PORTICO_RELEASE_SIGNING_KEY or its _FILE is set; for container
// images.
for (const { name, version } of await signLastBuilds(releasesFolder))
  console.log(`signed ${name} ${version}`);
