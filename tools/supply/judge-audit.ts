import { z } from 'zod';

const advisorySchema = z.object({
  /** `https://github.com/advisories/GHSA-…` */
  url: z.string(),
  title: z.string(),
  name: z.string(),
  severity: z.enum(['info', 'low', 'moderate', 'high', 'critical']),
});

/** The output of `npm audit --json`; a package that is affected through another one names only that one. */
const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), advisorySchema])) })),
});

export const allowedSchema = z.array(
  z.strictObject({
    /** `GHSA-…` */
    advisory: z.string().regex(/^GHSA(-[23456789cfghjmpqrvwx]{4}){3}$/),
    /** Why it is harmless here. */
    reason: z.string().min(20),
    /** ISO date of the last day of the exception. */
    until: z.iso.date(),
  }),
);
export type Allowed = z.infer<typeof allowedSchema>;

/** `findings` fail the run, one sentence each. Unreachable: the registry gave no report, for that reason. */
export type Judgement = { kind: 'judged'; findings: string[] } | { kind: 'unreachable'; reason: string };

/** Evaluates the report of production's packages. High and critical advisories count, unless they are allowed today. */
export function judgeAudit(printed: string, allowed: Allowed, today: string): Judgement {
  let report: unknown;
  try {
    report = JSON.parse(printed);
  } catch {
    return { kind: 'unreachable', reason: 'npm printed no report' };
  }
  const { data } = reportSchema.safeParse(report);
  if (!data) {
    const { message } = z.object({ message: z.string() }).catch({ message: 'no report' }).parse(report);
    return { kind: 'unreachable', reason: message };
  }
  const advisories = Object.values(data.vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string')
    .filter(({ severity }) => severity === 'high' || severity === 'critical');
  const findings = advisories.flatMap(({ url, title, name, severity }) => {
    const id = url.slice(url.lastIndexOf('/') + 1);
    const allowance = allowed.find(({ advisory }) => advisory === id);
    if (allowance && allowance.until >= today) return [];
    const expired = allowance ? ` It was allowed until ${allowance.until}.` : '';
    return [`${severity}: ${name}: ${title} (${id}).${expired}`];
  });
  return { kind: 'judged', findings: [...new Set(findings)] };
}
