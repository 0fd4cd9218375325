import { describeWeeklyMail } from '../../testing/weekly-mail.contract.ts';

describeWeeklyMail('on libsql', async () => ({}));
