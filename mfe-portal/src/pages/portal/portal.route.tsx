import { type RouteModule, Slot, useParams } from '@portico/shared/platform';

export const slots: RouteModule['slots'] = ['portal.catalog'];

export function Component() {
  const { id = '' } = useParams();
  return (
    <>
      <h1>portal {id}</h1>
      <Slot name="portal.catalog" portalId={id} provider="demo" isEditor={false} />
    </>
  );
}
