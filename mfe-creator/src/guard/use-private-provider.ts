import { useWebConfigQuery } from '@portico/shared/api';

/** Whether the provider keeps creating to itself; undefined until known, false when it cannot be known. [OPEN-16, OPEN-39] */
export function usePrivateProvider(): boolean | undefined {
  const { data: config, isError } = useWebConfigQuery();
  if (config) return config.isPrivate;
  return isError ? false : undefined;
}
