import type { Language } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';

/*
 * Google's services, of the library that the editor's map has brought into the page. They cost the operator money and
 * tell Google what is looked for: each is asked by a deed of the person alone. [T-19]
 */

/** Words where Google has none of its own. [ERR-12] */
export const NO_STREET_ADDRESS = "Can't get street Address";

/** How far around a pin places are looked for, in m, and how many are listed. */
const NEARBY_M = 500;
const NEARBY_PLACES = 8;
/** Suggestions prefer what is this near to the pin, in m. */
const BIAS_M = 50_000;

export type AddressAnswer = { kind: 'found'; line: string } | { kind: 'failed'; message: string };

/** A place to take coordinates and an address from. */
export interface FoundPlace {
  id: string;
  name: string;
  address: string;
  position: GeoPosition;
}

/** A place that was suggested for what was typed; the rest of it is fetched when it is chosen. */
export interface SuggestedPlace {
  id: string;
  name: string;
  detail: string;
  fetch: () => Promise<FoundPlace | undefined>;
}

/** The street address of a position, in Thai. [API-30, ERR-12] */
export async function lookUpAddress({ lat, lon }: GeoPosition): Promise<AddressAnswer> {
  try {
    const { Geocoder } = await google.maps.importLibrary('geocoding');
    const { results } = await new Geocoder().geocode({ location: { lat, lng: lon }, language: 'th' });
    const line = results[0]?.formatted_address;
    return line ? { kind: 'found', line } : { kind: 'failed', message: NO_STREET_ADDRESS };
  } catch (error) {
    return { kind: 'failed', message: reasonOf(error) };
  }
}

/** Its own message, but for a place without an address, which is no error of anyone's. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const hasReason = code !== 'ZERO_RESULTS' && typeof message === 'string' && message !== '';
  return hasReason ? message : NO_STREET_ADDRESS;
}

/** One search by typing, from its first letter to the place that is chosen: Google counts it once. */
export interface SuggestionSession {
  suggest: (typed: string, near: GeoPosition | undefined) => Promise<SuggestedPlace[]>;
}

/** [EDIT-13, AMBIG-51] */
export function startSuggestions(language: Language): SuggestionSession {
  let token: google.maps.places.AutocompleteSessionToken | undefined;
  return {
    async suggest(typed, near) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await google.maps.importLibrary('places');
      token ??= new AutocompleteSessionToken();
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions({
        input: typed,
        language,
        sessionToken: token,
        ...(near ? { locationBias: { center: literalOf(near), radius: BIAS_M } } : {}),
      });
      return suggestions.flatMap(({ placePrediction: place }) =>
        place
          ? [
              {
                id: place.placeId,
                name: place.mainText?.text ?? place.text.text,
                detail: place.secondaryText?.text ?? '',
                fetch: async () => {
                  token = undefined;
                  const details = await place.toPlace().fetchFields({ fields: PLACE_FIELDS });
                  return foundPlace(details.place);
                },
              },
            ]
          : [],
      );
    },
  };
}

/** Known places around a pin. [EDIT-12] */
export async function placesAround(pin: GeoPosition, language: Language): Promise<FoundPlace[]> {
  const { Place } = await google.maps.importLibrary('places');
  const { places } = await Place.searchNearby({
    fields: PLACE_FIELDS,
    locationRestriction: { center: literalOf(pin), radius: NEARBY_M },
    maxResultCount: NEARBY_PLACES,
    language,
  });
  return places.flatMap((place) => foundPlace(place) ?? []);
}

const PLACE_FIELDS = ['displayName', 'formattedAddress', 'location'];

function foundPlace(place: google.maps.places.Place): FoundPlace | undefined {
  const { id, displayName, formattedAddress, location } = place;
  if (!location) return undefined;
  const address = formattedAddress ?? '';
  return {
    id,
    name: displayName ?? address,
    address,
    position: { lat: location.lat(), lon: location.lng() },
  };
}

const literalOf = ({ lat, lon }: GeoPosition): google.maps.LatLngLiteral => ({ lat, lng: lon });
