import { places } from '../../../places.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => places.map(({ id }) => ({ id }));

/** One place with all that its page shows, kept from the build on. */
export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return Response.json(places.find((place) => place.id === id) ?? null);
}
