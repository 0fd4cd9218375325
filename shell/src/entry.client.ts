import './federation-core.ts';
import { singletonImports } from './provide.ts';
import { withoutStackTraces } from './without-stack-traces.ts';
import { yieldToMain } from './yield-to-main.ts';

/** The rest of the shell's modules, evaluated in the same way. */
const startImports = [
  () => withoutStackTraces(() => import(/* webpackMode: "eager" */ 'react-dom/client')),
  () => import(/* webpackMode: "eager" */ './routes.tsx'),
];

/** Evaluates each module in a task of its own, to avoid a long task. */
async function start(): Promise<void> {
  for (const run of [...singletonImports, ...startImports]) {
    await run();
    await yieldToMain();
  }
  const { startPage } = await import(/* webpackMode: "eager" */ './start/start-page.ts');
  await startPage();
}

void start();
