import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Descriptor } from '@portico/shared/contracts';
import { blocking, type GateFinding, warning } from '../gate-finding.ts';
import type { ReleaseUnderCheck } from './release-under-check.ts';
import { DEFAULT_BUDGETS, PACKAGE_BUDGETS, ROLE_ROUTE, type SizeBudget } from './size-budgets.ts';

/** Parts above their budget, with the files that grew. */
export async function sizeGate(input: ReleaseUnderCheck): Promise<readonly GateFinding[]> {
  const {
    release: { descriptor },
    former,
  } = input;
  const findings: GateFinding[] = [];
  for (const part of partsOf(descriptor)) {
    const sizes = await Promise.all(part.files.map((file) => sizeOf(input, file)));
    const size = sum(sizes);
    if (size <= part.budget.limit) continue;
    const growth = former ? await growthOf(input, part, sizes) : '';
    findings.push(overBudget(descriptor.name, part, { size, growth }));
  }
  return findings;
}

interface Part {
  what: string;
  files: readonly string[];
  budget: SizeBudget;
  /** The files of the same part in another version of the package. */
  filesIn: (other: Descriptor) => readonly string[];
}

function partsOf(descriptor: Descriptor): Part[] {
  const budgets = PACKAGE_BUDGETS[descriptor.name] ?? DEFAULT_BUDGETS;
  const part = (what: string, budget: SizeBudget, filesIn: Part['filesIn']): Part => ({
    what,
    budget,
    filesIn,
    files: filesIn(descriptor),
  });
  return [
    ...Object.entries(descriptor.routes).map(([route, { role }]) =>
      part(`the route '${route}'`, budgets.routes[route] ?? (role ? ROLE_ROUTE : budgets.routes['*']), (of) =>
        routeFiles(of, route),
      ),
    ),
    ...Object.keys(descriptor.messages).map((language) =>
      part(`the messages in '${language}'`, budgets.messages, (of) => of.messages[language] ?? []),
    ),
    ...Object.entries(budgets.files).map(([name, budget]) =>
      part(`'${name}'`, budget, (of) => Object.keys(of.web).filter((file) => plainName(file) === name)),
    ),
  ];
}

/** Without the shell's script, which every page loads and which has its own budget. */
const routeFiles = ({ kind, entry, expose, routes }: Descriptor, route: string): string[] => [
  ...new Set([...(kind === 'shell' ? [] : [entry]), ...expose, ...(routes[route]?.chunks ?? [])]),
];

/** `common.13737ad0.js` without hash and extension. */
const plainName = (file: string): string => file.replace(/(\.[0-9a-f]{8})?\.js$/, '');

function overBudget(
  name: string,
  { what, budget }: Part,
  { size, growth }: { size: number; growth: string },
): GateFinding {
  const { limit, allowance } = budget;
  const message = `${what} of ${name} has ${kb(size)} KB compressed; its budget is ${kb(limit)} KB.${growth}`;
  if (allowance && size <= allowance.upTo) {
    return warning(
      'PG-110',
      `${message} Up to ${kb(allowance.upTo)} KB is allowed for now: ${allowance.because}.`,
      'Lazy-load what the first render does not need, with import().',
    );
  }
  return blocking(
    'PG-110',
    allowance ? `${message} Allowed for now are ${kb(allowance.upTo)} KB.` : message,
    'Lazy-load what the first render does not need, with import(). Where it is needed, the platform’s team records an allowance in server/src/releases/gates/size-budgets.ts.',
  );
}

/** Growth per file, compared with the live version. */
async function growthOf(input: ReleaseUnderCheck, part: Part, sizes: readonly number[]): Promise<string> {
  const { former } = input;
  if (!former) return '';
  const before = new Map<string, number>();
  for (const file of part.filesIn(former)) before.set(plainName(file), await formerSize(input, former, file));
  const changes = part.files
    .map((file, index) => ({ name: plainName(file), now: sizes[index] ?? 0 }))
    .map(({ name, now }) => ({ name, now, was: before.get(name) ?? 0 }))
    .filter(({ now, was }) => now > was)
    .map(({ name, now, was }) =>
      was === 0 ? `${name} is new with ${kb(now)} KB` : `${name} grew from ${kb(was)} to ${kb(now)} KB`,
    );
  return changes.length > 0 ? ` Since ${former.version}: ${changes.join(', ')}.` : '';
}

async function sizeOf({ release }: ReleaseUnderCheck, file: string): Promise<number> {
  const plain = path.join(release.folder, 'web', file);
  const found = (await stat(`${plain}.br`).catch(() => undefined)) ?? (await stat(plain));
  return found.size;
}

async function formerSize(
  { releases }: ReleaseUnderCheck,
  former: Descriptor,
  file: string,
): Promise<number> {
  const { name, version } = former;
  return (await releases.readWebFile({ name, version, file, encodings: ['br'] }))?.body.length ?? 0;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const kb = (bytes: number): string => (bytes / 1_000).toFixed(1);
