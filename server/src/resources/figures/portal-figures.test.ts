import { describePortalFigures } from '../../testing/portal-figures.contract.ts';

describePortalFigures('on libsql', async () => ({}));
