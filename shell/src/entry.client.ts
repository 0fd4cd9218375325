import './federation-core.ts';
import './provide.ts';
import { startPage } from './start-page.tsx';

void startPage();
