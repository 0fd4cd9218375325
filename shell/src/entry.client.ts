import './federation-core.ts';
import { provideInTurn } from './provide.ts';
import { yieldToMain } from './yield-to-main.ts';

/** The rest of the shell, likewise. */
const startInTurn = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './routes.tsx'),
];

/** Each part of the script is run in a task of its own. */
async function start(): Promise<void> {
  for (const run of [...provideInTurn, ...startInTurn]) {
    await run();
    await yieldToMain();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start/start-page.ts');
  await startPage();
}

void start();
