import { cardOf, places } from '../../places.ts';

export const dynamic = 'force-static';

/** Twelve cards, generated at build time. */
export const GET = () => Response.json(places.slice(0, 12).map(cardOf));
