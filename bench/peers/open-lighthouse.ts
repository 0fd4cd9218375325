import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { onExit } from '../measure/on-exit.ts';

/** Asks for Node 22.19 and runs on 20.20. The last version for Node 20, 12.8.2, cannot read the traces of Chromium 156. */
const VERSION = '13.5.0';
const PROGRAM = path.join('node_modules', 'lighthouse', 'cli', 'index.js');
const MAX_OUTPUT_BYTES = 50_000_000;

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** A failed audit with the first elements that it concerns. */
export interface Complaint {
  title: string;
  /** Whether it affects the score. */
  counts: boolean;
  value: string;
  locations: readonly string[];
}

export interface Judgement {
  /** 0 to 100. */
  scores: Readonly<Record<Category, number>>;
  complaints: Readonly<Record<Category, readonly Complaint[]>>;
}

/** The used part of a Lighthouse report. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number; group?: string }[] }
  >;
  audits: Record<
    string,
    {
      title: string;
      score: number | null;
      displayValue?: string;
      details?: { items?: Record<string, unknown>[] };
    }
  >;
}

/**
 * Installs Lighthouse in a folder below the system's temporary one, where it stays for the next run; the project
 * contains nothing of it. Returns a function that audits a URL on a mobile phone, with a new browser each time.
 */
export function openLighthouse(chromium: string): (address: string) => Promise<Judgement> {
  const folder = path.join(tmpdir(), `portico-lighthouse-${VERSION}`);
  const installed = path.join(folder, '.installed');
  if (!existsSync(installed)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'package.json'), '{"private":true}\n');
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `lighthouse@${VERSION}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    writeFileSync(installed, VERSION);
  }
  return (address) => judge({ address, folder, chromium });
}

async function judge({ address, folder, chromium }: { address: string; folder: string; chromium: string }) {
  const output = path.join(folder, `report-${process.pid}.json`);
  const running = promisify(execFile)(
    process.execPath,
    [
      PROGRAM,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { cwd: folder, env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  onExit(() => running.child.kill());
  try {
    await running;
    return read(JSON.parse(readFileSync(output, 'utf8')) as Report, address);
  } finally {
    rmSync(output, { force: true });
  }
}

function read({ runtimeError, categories, audits }: Report, address: string): Judgement {
  if (runtimeError) throw new Error(`Lighthouse on ${address}: ${runtimeError.message}`);
  const each = <Value>(of: (category: Category) => Value) =>
    Object.fromEntries(CATEGORIES.map((category) => [category, of(category)])) as Record<Category, Value>;
  return {
    scores: each((category) => Math.round((categories[category].score ?? 0) * 100)),
    complaints: each((category) =>
      categories[category].auditRefs
        .filter(({ id, group }) => group !== 'hidden' && (audits[id]?.score ?? 1) < 1)
        .map(({ id, weight }) => ({
          title: `${id}: ${audits[id]?.title ?? ''}`,
          counts: weight > 0,
          value: audits[id]?.displayValue ?? '',
          locations: (audits[id]?.details?.items ?? []).map(locationOf).filter((location) => location !== ''),
        })),
    ),
  };
}

/** Where a finding is: an element, a console message or a URL. */
function locationOf(item: Record<string, unknown>): string {
  const node = item.node as { selector?: string; snippet?: string } | undefined;
  if (node) return `${node.selector ?? ''} ${node.snippet ?? ''}`;
  const text = item.description ?? item.url ?? item.source;
  return typeof text === 'string' ? text : '';
}
