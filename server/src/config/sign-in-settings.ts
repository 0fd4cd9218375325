import { developmentProvider } from './development-provider.ts';
import type { serverVariables } from './server-settings.ts';
import { choiceSetting, type Environment, type SettingsOf } from './setting.schema.ts';
import { type SocialProvider, socialProvidersSetting } from './social-provider.ts';

/** Sign-in besides passwords and passkeys, and demo accounts. */
export interface SignInSettings {
  /** OpenID Connect providers for sign-in. [OPEN-36] */
  readonly socialProviders: readonly SocialProvider[];
  /** Whether the development identity provider runs; never in production. */
  readonly hasDevelopmentIdentity: boolean;
  /** From where demo accounts and the development identity may sign in; without effect in production. */
  readonly demoAccess: 'local' | 'anywhere';
}

export const signInVariables = {
  PORTICO_SOCIAL_PROVIDERS: socialProvidersSetting.optional(),
  PORTICO_DEVELOPMENT_IDENTITY: choiceSetting('PORTICO_DEVELOPMENT_IDENTITY', ['on', 'off']).optional(),
  PORTICO_DEMO_ACCESS: choiceSetting('PORTICO_DEMO_ACCESS', ['local', 'anywhere']).optional(),
};

export const signInMistakes = (env: Environment): string[] =>
  env['NODE_ENV'] === 'production' && env['PORTICO_DEVELOPMENT_IDENTITY'] === 'on'
    ? ['PORTICO_DEVELOPMENT_IDENTITY lets everyone in: it cannot be on in production.']
    : [];

export function signInSettings(
  settings: SettingsOf<typeof signInVariables & typeof serverVariables>,
): SignInSettings {
  const isDevelopment = settings.NODE_ENV === 'development';
  const hasDevelopmentIdentity = settings.PORTICO_DEVELOPMENT_IDENTITY
    ? settings.PORTICO_DEVELOPMENT_IDENTITY === 'on'
    : isDevelopment && !settings.PORTICO_SOCIAL_PROVIDERS;
  return {
    socialProviders: [
      ...(settings.PORTICO_SOCIAL_PROVIDERS ?? []),
      ...(hasDevelopmentIdentity ? [developmentProvider] : []),
    ],
    hasDevelopmentIdentity,
    demoAccess: settings.PORTICO_DEMO_ACCESS ?? (isDevelopment ? 'local' : 'anywhere'),
  };
}
