import { z } from 'zod';
import { isPrivateTransport } from './social-provider.ts';

/** The environment, with the contents of secret files and without empty variables. */
export type Environment = Record<string, string | undefined>;

/** The values of some variables after validation. */
export type SettingsOf<Variables extends z.ZodRawShape> = z.infer<z.ZodObject<Variables>>;

export function numberSetting(name: string, from: number, to: number) {
  const rule = `${name} must be a number from ${from} to ${to}.`;
  return z.coerce.number({ error: rule }).min(from, rule).max(to, rule);
}

export function wholeNumberSetting(name: string, from: number, to: number) {
  const rule = `${name} must be a number from ${from} to ${to}.`;
  return z.coerce
    .number({ error: rule })
    .int(`${name} must be a whole number.`)
    .min(from, rule)
    .max(to, rule);
}

/** One of two texts. */
export const choiceSetting = <const One extends string, const Other extends string>(
  name: string,
  [one, other]: readonly [One, Other],
) => z.enum([one, other], { error: `${name} must be '${one}' or '${other}'.` });

/** `what` is the sentence after the name. */
export const httpAddressSetting = (name: string, what: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be the http or https address ${what}.` });

/** Comma-separated entries. */
export const listSetting = () => z.string().transform((list) => list.split(',').map((entry) => entry.trim()));

/** Comma-separated origins, each https or of this machine. */
export const originsSetting = (name: string, example: string) =>
  listSetting().refine((origins) => origins.every((origin) => isLinkable(origin)), {
    error: `${name} must list origins with commas, such as ${example}.`,
  });

export const originSetting = (name: string, example: string) =>
  z.string().refine((origin) => isLinkable(origin), {
    error: `${name} must be an origin such as ${example}.`,
  });

/** Whether it is an origin without path that may be trusted with a session. */
const isLinkable = (origin: string): boolean =>
  URL.canParse(origin) && new URL(origin).origin === origin && isPrivateTransport(origin);
