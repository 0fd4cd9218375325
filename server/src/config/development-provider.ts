import type { SocialProvider } from './social-provider.ts';

/** Where the development identity provider answers. */
export const DEVELOPMENT_IDENTITY_PATH = '/development/identity';

/** Signs in without keys of anyone, outside production. Its issuer is at whatever address the site was asked by. [OPEN-36] */
export const developmentProvider: SocialProvider = {
  id: 'development',
  name: 'Development identity',
  issuer: DEVELOPMENT_IDENTITY_PATH,
  clientId: 'portico',
  scopes: ['openid', 'profile', 'email'],
};
