import { describeFigures } from '../../testing/figures.contract.ts';
import { describeOnPostgres, freshSchema } from '../../testing/fresh-schema.ts';
import { describePortalFigures } from '../../testing/portal-figures.contract.ts';
import { describeWeeklyMail } from '../../testing/weekly-mail.contract.ts';

const settings = async () => ({ DATABASE_URL: await freshSchema() });

describeOnPostgres('on a real database:', () => {
  describeFigures('on PostgreSQL', settings);
  describePortalFigures('on PostgreSQL', settings);
  describeWeeklyMail('on PostgreSQL', settings);
});
