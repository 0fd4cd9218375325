import { deployText } from './deploy-files.ts';

export interface Instruction {
  name: string;
  args: string;
}

/** The instructions of deploy/Dockerfile in order, without comments, one line each. */
export function imageInstructions(): Instruction[] {
  const lines = deployText('Dockerfile')
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n');
  return lines.map((line) => {
    const [name = '', ...args] = line.split(' ');
    return { name, args: args.join(' ').trim() };
  });
}

/** The instructions of the last stage. */
export function lastStage(): Instruction[] {
  const all = imageInstructions();
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

/** The environment variables that the image sets. */
export const imageSettings = (): Record<string, string> =>
  Object.fromEntries(
    lastStage()
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ args }) => args.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );

/** The argument of the only instruction of that name; throws when there is none or several. */
export function only(name: string): string {
  const found = lastStage().filter((instruction) => instruction.name === name);
  if (found.length !== 1) throw new Error(`The image has ${found.length} instructions ${name}.`);
  return found[0]?.args ?? '';
}
