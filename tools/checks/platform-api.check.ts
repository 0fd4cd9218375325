import { judgeApi, verdictLines } from '../platform-api/judge-api.ts';
import { type Check, resultOf } from './check.ts';

/** The public types of shared are those written down in docs/platform-api, so that nobody changes them unnoticed. */
export const platformApiCheck: Check = {
  name: 'platform API',
  async run(rootFolder) {
    const verdict = await judgeApi(rootFolder);
    const lines = verdictLines(verdict);
    const wayOut = 'Write them down with `npm run platform-api -- --write`; docs/remote-teams.md says more.';
    const names = Object.values(verdict.current).reduce((sum, door) => sum + door.size, 0);
    return resultOf(
      lines.length > 0 ? [...lines, wayOut] : [],
      `${names} public types as written down for ${verdict.version}`,
    );
  },
};
