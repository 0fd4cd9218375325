import { useWebConfigQuery } from '@portico/shared/api';
import { useState } from 'react';

/** Whether the provider keeps creating to itself; undefined until known, false when it cannot be known. [OPEN-16, OPEN-39] */
export function usePrivateProvider(): boolean | undefined {
  const { data: config, isError } = useWebConfigQuery();
  // A later part of the page may try again; a guard that then waited would unmount what has been typed.
  const [hasFailed, setHasFailed] = useState(false);
  if (isError && !hasFailed) setHasFailed(true);
  if (config) return config.isPrivate;
  return isError || hasFailed ? false : undefined;
}

/** Where an editor goes who is done with a page: a private provider has no list of one's portals. [OPEN-25, OPEN-46] */
export const useWayFromPage = (): string => (usePrivateProvider() ? '/' : '/creator');
