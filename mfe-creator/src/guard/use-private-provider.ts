import { useWebConfigQuery } from '@portico/shared/api';
import { useState } from 'react';

/** Whether the provider is private; undefined while unknown, false if it cannot be loaded. [OPEN-16, OPEN-39] */
export function usePrivateProvider(): boolean | undefined {
  const { data: config, isError } = useWebConfigQuery();
  // False also while another part of the page retries: a guard that waited then would unmount what has been typed.
  const [hasFailed, setHasFailed] = useState(false);
  if (isError && !hasFailed) setHasFailed(true);
  if (config) return config.isPrivate;
  return isError || hasFailed ? false : undefined;
}

/** Where an editor goes after leaving a page: a private provider has no list of portals. [OPEN-25, OPEN-46] */
export const useWayFromPage = (): string => (usePrivateProvider() ? '/' : '/creator');
