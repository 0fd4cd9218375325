import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../server/src/config/config.ts';
import { openServices, type Services } from '../../server/src/services.ts';
import { buildSite } from '../../server/src/site.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { rootFolder } from '../../webpack/paths.ts';
import { deployText, deployYaml } from './deploy-files.ts';

/** Metrics of Prometheus itself and its blackbox exporter. */
const OF_OTHERS = ['up', 'probe_ssl_earliest_cert_expiry'];

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}
interface Panel {
  id: number;
  type: string;
  title: string;
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>;
  targets?: { expr: string; legendFormat: string }[];
}

const { groups } = deployYaml<{ groups: { rules: Rule[] }[] }>('monitoring/rules.yaml');
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(deployText('monitoring/dashboard.json')) as { panels: Panel[] };
const panels = dashboard.panels.filter(({ type }) => type !== 'row');

let services: Services;
let app: FastifyInstance;
let metrics: string;
beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', PORTICO_DATA: scratchFolder(), PORT: '0' });
  services = await openServices(config);
  const { now } = services;
  services.metrics.watchBackups({ everyMs: 3_600_000, lastGoodAt: now, now });
  services.metrics.watchChanges(() => 0);
  app = await buildSite(services);
  // A metric with labels appears once it was counted.
  services.metrics.pageRequested(true);
  services.metrics.renderWorkerEnded('hung');
  services.metrics.requestRefused('renders');
  services.metrics.releaseViewed({ set: 'set', isFailed: true });
  services.metrics.releaseRolledBack('mfe-portal');
  await app.inject('/metrics');
  metrics = (await app.inject('/metrics')).body;
});
afterAll(async () => {
  await app.close();
  await services.close();
});

interface Selector {
  name: string;
  /** Names, and values where a selector names exactly one. */
  labels: [name: string, value: string | undefined][];
}

/** The metrics of a PromQL expression, with the labels of their selectors. */
function selectorsOf(expr: string): Selector[] {
  const withoutGrouping = expr.replace(/\b(by|on|ignoring|without)\s*\([^)]*\)/g, ' ');
  const found = withoutGrouping.matchAll(
    /\b([a-z]+(?:_[a-z0-9]+)+|up)\b(?!\s*\()(?:\{([^}]*)\})?(?![^{]*")/g,
  );
  return [...found].map(([, name = '', inBraces = '']) => ({
    name,
    labels: [...inBraces.matchAll(/(\w+)(=~?|!=)"([^"]*)"/g)].map(
      ([, label = '', operator, value]): [string, string | undefined] => [
        label,
        operator === '=' ? value : undefined,
      ],
    ),
  }));
}

/** Prometheus adds the first two; the others have many values, not all of which occur here. */
const ADDED_LABELS = ['job', 'instance'];
const CLOSED_LABELS = ['queue', 'file', 'method', 'failed', 'kept'];

function expectServed({ name, labels }: Selector): void {
  if (OF_OTHERS.includes(name)) return;
  const lines = metrics.split('\n').filter((line) => new RegExp(`^${name}(\\{| )`).test(line));
  expect([name, lines.length > 0]).toEqual([name, true]);
  for (const [label, value] of labels) {
    if (ADDED_LABELS.includes(label)) continue;
    const pattern =
      value !== undefined && CLOSED_LABELS.includes(label) ? `${label}="${value}"` : `${label}="`;
    expect([name, pattern, lines.some((line) => line.includes(pattern))]).toEqual([name, pattern, true]);
  }
}

test('expressions are read as they are meant', () => {
  expect(
    selectorsOf('sum by (le) (rate(a_b_bucket{x="1",y=~"2.."}[5m])) / up > on (x_y) c_d and time() < 1e9'),
  ).toEqual([
    {
      name: 'a_b_bucket',
      labels: [
        ['x', '1'],
        ['y', undefined],
      ],
    },
    { name: 'up', labels: [] },
    { name: 'c_d', labels: [] },
  ]);
});

describe('the alert', () => {
  test.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s is made of what a server serves, and says what it means and what to do',
    (alert, { expr, labels, annotations }) => {
      const selectors = selectorsOf(expr);
      expect(selectors.length).toBeGreaterThan(0);
      selectors.forEach(expectServed);
      expect(['page', 'ticket']).toContain(labels.severity);
      expect(annotations.summary).toBeTruthy();
      expect(annotations.description).toBeTruthy();
      const [file = '', anchor] = annotations.runbook.split('#');
      const headings = readFileSync(path.join(rootFolder, file), 'utf8').matchAll(/^#+ (.*)$/gm);
      expect([...headings].map(([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'))).toContain(
        anchor,
      );
      expect(anchor).toBe(alert.toLowerCase());
    },
  );
});

describe('the dashboard', () => {
  test.each(panels.map((panel) => [panel.title, panel] as const))(
    '%s is made of what a server serves',
    (_title, { targets = [] }) => {
      expect(targets.length).toBeGreaterThan(0);
      for (const { expr, legendFormat } of targets) {
        const selectors = selectorsOf(expr);
        expect(selectors.length).toBeGreaterThan(0);
        selectors.forEach(expectServed);
        expect(legendFormat).toBeTruthy();
      }
    },
  );

  test('has a place of its own for every panel', () => {
    const { panels: all } = dashboard;
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const cells = all.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    );
    expect(new Set(cells).size).toBe(cells.length);
    for (const { gridPos } of all) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
  });
});
