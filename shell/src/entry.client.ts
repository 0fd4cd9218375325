import './federation-core.ts';
import { nextTask } from './next-task.ts';
import { provideInTurn } from './provide.ts';

/** The rest of the shell, likewise. */
const startInTurn = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ './routes.tsx'),
];

/** Each part of the script is run in a task of its own. */
async function start(): Promise<void> {
  for (const run of [...provideInTurn, ...startInTurn]) {
    await run();
    await nextTask();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page.tsx');
  await startPage();
}

void start();
