import { run } from './run.ts';

const { stdin, stdout, stderr, env, argv } = process;
process.exitCode = await run(argv.slice(2), {
  stdin,
  stdout,
  stderr,
  env,
  async loadSeed() {
    const { demoSeed } = await import('../../../demo/demo-seed.ts');
    return demoSeed();
  },
});
