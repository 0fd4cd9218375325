import { deployText } from './deploy-files.ts';

export interface Instruction {
  name: string;
  args: string;
}

/** The instructions of deploy/Dockerfile in their order, without comments, each on one line. */
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

/** The instructions of the image itself: what its last stage does. */
export function lastStage(): Instruction[] {
  const all = imageInstructions();
  return all.slice(all.findLastIndex(({ name }) => name === 'FROM'));
}

/** The variables that the image sets. */
export const imageSettings = (): Record<string, string> =>
  Object.fromEntries(
    lastStage()
      .filter(({ name }) => name === 'ENV')
      .flatMap(({ args }) => args.split(/\s+/).map((pair) => pair.split('=') as [string, string])),
  );

/** What the one instruction of that name says; throws when there are several, or none. */
export function only(name: string): string {
  const found = lastStage().filter((instruction) => instruction.name === name);
  if (found.length !== 1) throw new Error(`The image has ${found.length} instructions ${name}.`);
  return found[0]?.args ?? '';
}
