import { describeOnPostgres, freshSchema } from '../../testing/fresh-schema.ts';
import { describePortalDrafts } from '../../testing/portal-drafts.contract.ts';

describeOnPostgres('on a real database:', () => {
  describePortalDrafts('on PostgreSQL', async () => ({ DATABASE_URL: await freshSchema() }));
});
