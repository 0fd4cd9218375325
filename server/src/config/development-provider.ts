import type { SocialProvider } from './social-provider.ts';

export const DEVELOPMENT_IDENTITY_PATH = '/development/identity';

/** A provider without credentials, outside production only. Its issuer is the requested origin. [OPEN-36] */
export const developmentProvider: SocialProvider = {
  id: 'development',
  name: 'Development identity',
  issuer: DEVELOPMENT_IDENTITY_PATH,
  clientId: 'portico',
  scopes: ['openid', 'profile', 'email'],
};
