import type { Language } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';

/*
 * Google's services, from the maps library that the editor's map has loaded. Calls cost the operator money and tell
 * Google what is searched, so each follows an action of the user. [T-19]
 */

/** The message if Google gives none. [ERR-12] */
export const NO_STREET_ADDRESS = "Can't get street Address";

/** Search radius around a pin, in m, and the number of results. */
const NEARBY_M = 500;
const NEARBY_PLACES = 8;
/** Suggestions prefer places within this distance of the pin, in m. */
const BIAS_M = 50_000;

export type AddressResult = { kind: 'found'; line: string } | { kind: 'failed'; message: string };

/** A place with coordinates and an address. */
export interface FoundPlace {
  id: string;
  name: string;
  address: string;
  position: GeoPosition;
}

/** A suggested place; its details are fetched when it is chosen. */
export interface SuggestedPlace {
  id: string;
  name: string;
  detail: string;
  fetch: () => Promise<FoundPlace | undefined>;
}

/** The street address of a position, in Thai. [API-30, ERR-12] */
export async function lookUpAddress({ lat, lon }: GeoPosition): Promise<AddressResult> {
  try {
    const { Geocoder } = await google.maps.importLibrary('geocoding');
    const { results } = await new Geocoder().geocode({ location: { lat, lng: lon }, language: 'th' });
    const line = results[0]?.formatted_address;
    return line ? { kind: 'found', line } : { kind: 'failed', message: NO_STREET_ADDRESS };
  } catch (error) {
    return { kind: 'failed', message: reasonOf(error) };
  }
}

/** Google's message; a position without an address is not an error. */
function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  const hasReason = code !== 'ZERO_RESULTS' && typeof message === 'string' && message !== '';
  return hasReason ? message : NO_STREET_ADDRESS;
}

/** One search session, from the first letter to the chosen place: Google bills it once. */
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
