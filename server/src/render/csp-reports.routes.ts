import { type BodyOf, reportCsp } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../plugins/endpoint.ts';
import { readJson } from '../plugins/json-bodies.ts';
import { done } from '../plugins/replies.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Bytes; a browser batches up to some hundred reports of a page and truncates samples. */
const REPORT_LIMIT = 32 * 1024;
const REPORTS_PER_MINUTE = 120;
/** Log lines for all networks together. */
const LINES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** Characters of a path. */
const MAX_PATH = 200;

/** All directives that block something; any other is counted as `other`. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'object-src',
  'manifest-src',
  'worker-src',
  'frame-src',
  'child-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);
/** Values that browsers report instead of a URL. */
const BLOCKED_KINDS: ReadonlySet<string> = new Set(['inline', 'eval', 'wasm-eval', 'data', 'blob', 'self']);
/** Extensions inject code into pages. */
const EXTENSION = /^[a-z-]*extension(:|$)/i;

interface Violation {
  directive: string;
  /** An origin, or the kind of a blocked resource without one. */
  blocked: string;
  /** Path of the page, without its query. */
  path: string;
}

/** Receives CSP violation reports: counted by directive, sampled into the log, never stored. */
export async function cspReportRoutes(
  app: FastifyInstance,
  { metrics, now }: { metrics: Metrics; now: () => Date },
): Promise<void> {
  for (const type of reportCsp.bodyTypes.slice(1)) readJson(app, type);
  let lines = { count: 0, until: 0 };

  function mayLog(): boolean {
    const at = now().getTime();
    if (at >= lines.until) lines = { count: 0, until: at + MINUTE_MS };
    lines.count += 1;
    return lines.count <= LINES_PER_MINUTE;
  }

  endpoint(
    app,
    reportCsp,
    ({ body, request }) => {
      for (const violation of violationsOf(body, request.host)) {
        metrics.cspReported(violation.directive);
        if (mayLog())
          request.log.warn({ csp: violation }, 'a content security policy violation was reported');
      }
      return done;
    },
    { perMinute: REPORTS_PER_MINUTE, isLimitHere: true, bodyLimit: REPORT_LIMIT },
  );
}

/** Only violations on pages of this host, and none caused by extensions. */
function violationsOf(body: BodyOf<typeof reportCsp>, host: string): Violation[] {
  return reportsOf(body).flatMap(({ directive = '', blocked = '', document = '', source }) => {
    if (EXTENSION.test(blocked) || (source && EXTENSION.test(source))) return [];
    if (!URL.canParse(document) || new URL(document).host !== host) return [];
    const name = directive.split(' ', 1)[0] ?? '';
    return {
      directive: DIRECTIVES.has(name) ? name : 'other',
      blocked: blockedOf(blocked),
      path: new URL(document).pathname.slice(0, MAX_PATH),
    };
  });
}

interface Report {
  directive?: string | undefined;
  blocked?: string | undefined;
  document?: string | undefined;
  source?: string | null | undefined;
}

function reportsOf(body: BodyOf<typeof reportCsp>): Report[] {
  if (Array.isArray(body)) {
    return body
      .filter(({ type }) => type === 'csp-violation')
      .map(({ body: { effectiveDirective, blockedURL, documentURL, sourceFile } }) => ({
        directive: effectiveDirective,
        blocked: blockedURL,
        document: documentURL,
        source: sourceFile,
      }));
  }
  const report = body['csp-report'];
  return [
    {
      directive: report['effective-directive'] ?? report['violated-directive'],
      blocked: report['blocked-uri'],
      document: report['document-uri'],
      source: report['source-file'],
    },
  ];
}

/** Never a path or a query, which may contain a token. */
function blockedOf(text: string): string {
  if (BLOCKED_KINDS.has(text)) return text;
  if (!URL.canParse(text)) return 'other';
  const { origin, protocol } = new URL(text);
  return origin === 'null' ? protocol.slice(0, 20) : origin.slice(0, MAX_PATH);
}
