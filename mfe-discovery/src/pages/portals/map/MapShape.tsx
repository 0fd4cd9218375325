import { Loading, radii, Skeleton } from '@portico/shared/ui';

/** Leaves space for the list below on a phone, and for the navbar above on a desktop. */
export const MAP_BLOCK_SIZE = 'clamp(320px, 62svh, 640px)';

/** Placeholder of the map of a search. */
export const MapShape = ({ label }: { label: string }) => (
  <Loading label={label}>
    <Skeleton blockSize={MAP_BLOCK_SIZE} radius={radii.lg} />
  </Loading>
);
