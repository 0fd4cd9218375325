import type { AuthUser } from '@portico/shared/contracts';
import type { Config } from '../config/config.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Providers } from '../providers/providers.ts';

interface ReleaseAdminFacts {
  config: Pick<Config, 'releaseAdmins' | 'isProduction'>;
  providers: Pick<Providers, 'all'>;
}

/**
 * Whether the admins of a provider may change releases. All providers of an installation share the releases, and code
 * of a release runs in the server: without a setting, only the admins of an only provider may.
 */
export function managesReleases(
  provider: string,
  { config: { releaseAdmins, isProduction }, providers }: ReleaseAdminFacts,
): boolean {
  if (releaseAdmins) return releaseAdmins.includes(provider);
  return !isProduction || providers.all().length === 1;
}

/** Throws 'forbidden' unless the admins of the provider may change releases. */
export function requireReleaseAdmin(
  provider: string,
  viewer: AuthUser,
  facts: ReleaseAdminFacts,
): { by: string } {
  if (!managesReleases(provider, facts)) {
    throw new AppError(
      'forbidden',
      'The releases are shared with other sites. The operator decides who may change them (PORTICO_RELEASE_ADMINS).',
    );
  }
  return { by: viewer.username };
}

/**
 * Throws unless an uploaded release may be verified against the trusted keys. A server may hold a key that signs unsigned
 * releases, but never signs what was uploaded: in production only the signature of its team proves who made the code.
 */
export function requireUploadable(
  { signature }: { signature: string | undefined },
  { isProduction, releaseKeys }: Pick<Config, 'isProduction' | 'releaseKeys'>,
): void {
  if (!isProduction) return;
  if (releaseKeys.trusted.length === 0) {
    throw new AppError(
      'forbidden',
      'This site trusts no key that signs releases. The operator sets PORTICO_RELEASE_KEYS first.',
    );
  }
  if (signature === undefined) throw new AppError('conflict', 'PG-114 The release is not signed.');
}
