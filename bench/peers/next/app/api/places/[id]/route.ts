import { places } from '../../../places.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => places.map(({ id }) => ({ id }));

/** A place with everything its page shows, generated at build time. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return Response.json(places.find((place) => place.id === id) ?? null);
}
