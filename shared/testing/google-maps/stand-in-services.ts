import { literalOf, StandInLatLng } from './positions.ts';

/** A geographic place in the fake's data. */
export interface KnownPlace {
  id: string;
  name: string;
  address: string;
  lat: number;
  lng: number;
}

/** A failed geocoding; `message` is what the original would report. */
export interface GeocoderRefusal {
  status: 'ZERO_RESULTS' | 'OVER_QUERY_LIMIT' | 'REQUEST_DENIED' | 'UNKNOWN_ERROR';
  message?: string;
}

/** Responses of the services; each may be overridden. */
export interface Responses {
  geocode: (request: google.maps.GeocoderRequest) => string[] | GeocoderRefusal;
  suggest: (request: google.maps.places.AutocompleteRequest) => readonly KnownPlace[];
  nearby: (request: google.maps.places.SearchNearbyRequest) => readonly KnownPlace[];
}

/** Recorded calls of the services. */
export interface RecordedCalls {
  geocode: google.maps.GeocoderRequest[];
  suggest: google.maps.places.AutocompleteRequest[];
  nearby: google.maps.places.SearchNearbyRequest[];
  details: string[];
}

const KNOWN_PLACES: readonly KnownPlace[] = [
  { id: 'pho', name: 'Wat Pho', address: '2 Sanam Chai Rd, Bangkok 10200', lat: 13.7465, lng: 100.493 },
  { id: 'suthep', name: 'Doi Suthep', address: 'Suthep, Chiang Mai 50200', lat: 18.805, lng: 98.9217 },
  {
    id: 'tha-phae',
    name: 'Tha Phae Gate',
    address: 'Chang Moi, Chiang Mai 50300',
    lat: 18.7877,
    lng: 98.9931,
  },
];

/** Responses of a world with three places. */
export const DEFAULT_RESPONSES: Responses = {
  geocode: ({ location }) => {
    const { lat, lng } = location ? literalOf(location) : { lat: 0, lng: 0 };
    return [`ถนนตัวอย่าง ${lat.toFixed(3)}, ${lng.toFixed(3)}`];
  },
  suggest: ({ input }) => KNOWN_PLACES.filter(({ name }) => name.toLowerCase().includes(input.toLowerCase())),
  nearby: ({ maxResultCount = 20 }) => KNOWN_PLACES.slice(0, maxResultCount),
};

/** Fakes of the geocoding and places libraries with these responses. */
export function createServices(responses: Responses, asked: RecordedCalls) {
  class Geocoder {
    async geocode(request: google.maps.GeocoderRequest) {
      asked.geocode.push(request);
      await Promise.resolve();
      const response = responses.geocode(request);
      if (Array.isArray(response)) return { results: response.map((line) => ({ formatted_address: line })) };
      const { status, message = '' } = response;
      throw Object.assign(new Error(message), { name: 'MapsRequestError', code: status });
    }
  }

  class Place {
    displayName: string | null = null;
    formattedAddress: string | null = null;
    location: StandInLatLng | null = null;
    readonly known: KnownPlace | undefined;
    readonly id: string;

    constructor(from: { id: string; known?: KnownPlace }) {
      this.id = from.id;
      this.known = from.known;
    }
    async fetchFields({ fields }: { fields: string[] }) {
      asked.details.push(this.id);
      await Promise.resolve();
      this.fill(fields);
      return { place: this };
    }
    fill(fields: readonly string[]) {
      if (!this.known) return;
      const { name, address, lat, lng } = this.known;
      if (fields.includes('displayName')) this.displayName = name;
      if (fields.includes('formattedAddress')) this.formattedAddress = address;
      if (fields.includes('location')) this.location = new StandInLatLng({ lat, lng });
    }
    static async searchNearby(request: google.maps.places.SearchNearbyRequest) {
      asked.nearby.push(request);
      await Promise.resolve();
      const places = responses.nearby(request).map((known) => {
        const place = new Place({ id: known.id, known });
        place.fill(request.fields);
        return place;
      });
      return { places };
    }
  }

  const AutocompleteSuggestion = {
    async fetchAutocompleteSuggestions(request: google.maps.places.AutocompleteRequest) {
      asked.suggest.push(request);
      await Promise.resolve();
      return { suggestions: responses.suggest(request).map(suggestionOf) };
    },
  };
  const suggestionOf = (known: KnownPlace) => ({
    placePrediction: {
      placeId: known.id,
      text: { text: `${known.name}, ${known.address}` },
      mainText: { text: known.name },
      secondaryText: { text: known.address },
      toPlace: () => new Place({ id: known.id, known }),
    },
  });
  class AutocompleteSessionToken {}

  return {
    geocoding: { Geocoder },
    places: { Place, AutocompleteSuggestion, AutocompleteSessionToken },
  };
}
