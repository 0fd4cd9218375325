import { describePortalDrafts } from '../../testing/portal-drafts.contract.ts';

describePortalDrafts('on libsql', async () => ({}));
