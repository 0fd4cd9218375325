import type { LocalizedText, Location, Portal, PortalChanges } from '@portico/shared/contracts';
import {
  type ContentProblem,
  type GeoPosition,
  hasTranslation,
  readCoordinate,
  toWireText,
} from '@portico/shared/domain';

/** The values of the form; coordinates as they were typed. */
export interface LocationDraft {
  latitude: string;
  longitude: string;
  streetAddress: LocalizedText | undefined;
}

/** Decimals of a degree of a placed pin: about one metre. */
const PIN_DECIMALS = 5;

export const locationDraft = ({ location = {} }: Portal): LocationDraft => ({
  latitude: location.latitude === undefined ? '' : String(location.latitude),
  longitude: location.longitude === undefined ? '' : String(location.longitude),
  streetAddress: location.streetAddress,
});

/** A position as records store it. */
export const pinAt = ({ lat, lon }: GeoPosition): { latitude: number; longitude: number } => ({
  latitude: Number(lat.toFixed(PIN_DECIMALS)),
  longitude: Number(lon.toFixed(PIN_DECIMALS)),
});

/** The fields for a position on the map. */
export function placedAt(position: GeoPosition): Pick<LocationDraft, 'latitude' | 'longitude'> {
  const { latitude, longitude } = pinAt(position);
  return { latitude: String(latitude), longitude: String(longitude) };
}

/** The position of the pin; undefined unless both coordinates are numbers. [PORTAL-13] */
export function pinOf({ latitude, longitude }: LocationDraft): GeoPosition | undefined {
  const [lat, lon] = [readCoordinate(latitude, 'latitude'), readCoordinate(longitude, 'longitude')];
  return lat.kind === 'value' && lon.kind === 'value' ? { lat: lat.degrees, lon: lon.degrees } : undefined;
}

/** The location to save; null if there is neither a position nor an address. [VAL-20] */
export function sentLocation(draft: LocationDraft): PortalChanges['location'] {
  const pin = pinOf(draft);
  const streetAddress = toWireText(draft.streetAddress);
  if (!pin && !streetAddress) return null;
  const sent: Location = {};
  if (pin) Object.assign(sent, { latitude: pin.lat, longitude: pin.lon });
  if (streetAddress) sent.streetAddress = streetAddress;
  return sent;
}

/** The problems of the coordinates. */
export function locationProblems(draft: LocationDraft): ContentProblem[] {
  const read = {
    latitude: readCoordinate(draft.latitude, 'latitude'),
    longitude: readCoordinate(draft.longitude, 'longitude'),
  };
  const isHalf = (read.latitude.kind === 'empty') !== (read.longitude.kind === 'empty');
  return (['latitude', 'longitude'] as const).flatMap((path) => {
    const typed = read[path];
    if (typed.kind === 'wrong') return [{ path, message: typed.reason }];
    return isHalf && typed.kind === 'empty' ? [{ path, message: 'coordinateMissing' }] : [];
  });
}

/** Coordinates are filled automatically only if they are incomplete. [EDIT-18] */
export const mayFillCoordinates = (draft: LocationDraft): boolean => pinOf(draft) === undefined;

/**
 * An address is filled automatically only if there is none in any language, and never for 0 and 0, which mean that the
 * location is withheld. [EDIT-17, AMBIG-37]
 */
export function mayFillAddress(draft: LocationDraft): boolean {
  const pin = pinOf(draft);
  const isWithheld = pin?.lat === 0 && pin.lon === 0;
  return pin !== undefined && !isWithheld && !(draft.streetAddress && hasTranslation(draft.streetAddress));
}

/** The filled address, in Thai, the language of the lookup. [EDIT-17, API-30] */
export const filledAddress = (line: string): LocalizedText => ({ th: line, lang: 'th' });
