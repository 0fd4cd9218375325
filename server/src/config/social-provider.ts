import { z } from 'zod';

/** An OpenID Connect provider for sign-in. [OPEN-36] */
export interface SocialProvider {
  /** Part of URLs, and `provider` of API-03. [AMBIG-28] */
  id: string;
  name: string;
  /** Absolute URL, or a path of this server for the development identity provider. */
  issuer: string;
  clientId: string;
  clientSecret?: string | undefined;
  scopes: readonly string[];
}

/** Scopes for the name and email of an account. */
const DEFAULT_SCOPES = ['openid', 'profile', 'email'];
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;

/** Whether the transport cannot be intercepted: https, or this machine. */
export function isPrivateTransport(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
}

const socialProviderSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'must be 1 to 40 of a-z, 0-9 and -'),
  name: z.string().min(1, 'must not be empty').max(80, 'has at most 80 characters'),
  issuer: z
    .string()
    .refine((issuer) => URL.canParse(issuer) && isPrivateTransport(issuer), 'must be an https address'),
  clientId: z.string().min(1, 'must not be empty'),
  clientSecret: z.string().min(1, 'must not be empty').optional(),
  scopes: z
    .array(z.string().regex(/^\S+$/, 'must be a word'))
    .refine((scopes) => scopes.includes('openid'), "must hold 'openid'")
    .default(DEFAULT_SCOPES),
});

const socialProvidersSchema = z
  .array(socialProviderSchema, 'must be a list')
  .refine((providers) => new Set(providers.map(({ id }) => id)).size === providers.length, {
    message: 'has the same id twice',
  });

const SETTING = 'PORTICO_SOCIAL_PROVIDERS';

/** The setting as a JSON list of providers; each error names its path. */
export const socialProvidersSetting = z.string().transform((text, context): SocialProvider[] => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    context.addIssue(`${SETTING} must be JSON: [{"id": …, "name": …, "issuer": …, "clientId": …}].`);
    return z.NEVER;
  }
  const parsed = socialProvidersSchema.safeParse(json);
  if (parsed.success) return parsed.data;
  for (const { path, message } of parsed.error.issues) {
    const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
    context.addIssue(`${SETTING}${place} ${message}.`);
  }
  return z.NEVER;
});
