import { describeFigures } from '../../testing/figures.contract.ts';

describeFigures('on libsql', async () => ({}));
