import {
  type Listing,
  type LocalizedText,
  PASSCODE_LENGTH,
  type PopUp,
  type Town,
} from '@portico/shared/contracts';
import { hasTranslation, readCoordinate } from '@portico/shared/domain';
import type { FormProblems } from '@portico/shared/patterns';
import { popUpProblems, sentPopUp } from '../forms/PopUpFields.tsx';

/** A picture in a form; `imageURL` works before it is saved. */
export interface PictureValue {
  mainImageId?: string | undefined;
  imageURL?: string | undefined;
}

/** What the forms of towns and listings hold: numbers as they are typed. */
export interface PlaceValues {
  /** Only of a new one: its part of the address; '' is made from its title. */
  id: string;
  title: LocalizedText;
  picture: PictureValue;
  score: string;
  latitude: string;
  longitude: string;
  isPrivate: boolean;
  passcode: string;
}

export interface TownValues extends PlaceValues {
  splash: PictureValue;
  popUp: PopUp | undefined;
}

export interface ListingValues extends PlaceValues {
  /** Id of its town; '' for none. */
  town: string;
}

const NO_PLACE = { _id: '', title: {} };
const typed = (number: number | undefined): string => (number === undefined ? '' : String(number));

const placeValuesOf = (place: Town | Listing): PlaceValues => ({
  id: '',
  title: place.title,
  picture: { mainImageId: place.mainImageId, imageURL: place.imageURL },
  score: typed(place.score),
  latitude: typed(place.location?.latitude),
  longitude: typed(place.location?.longitude),
  isPrivate: place.isPrivate ?? false,
  passcode: place.passcode ?? '',
});

export const townValuesOf = (town: Town = NO_PLACE): TownValues => ({
  ...placeValuesOf(town),
  splash: { mainImageId: town.profileImageId, imageURL: town.profileImageURL },
  popUp: town.popUp,
});

export const listingValuesOf = (listing: Listing = NO_PLACE): ListingValues => ({
  ...placeValuesOf(listing),
  town: listing.town ?? '',
});

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

function locationOf({ latitude, longitude }: PlaceValues) {
  const [lat, lng] = [readCoordinate(latitude, 'latitude'), readCoordinate(longitude, 'longitude')];
  return lat.kind === 'value' && lng.kind === 'value'
    ? { latitude: lat.degrees, longitude: lng.degrees }
    : null;
}

const sentPlace = (values: PlaceValues) => ({
  title: values.title,
  mainImageId: values.picture.mainImageId ?? null,
  score: numberOf(values.score),
  location: locationOf(values),
  isPrivate: values.isPrivate,
  passcode: values.isPrivate ? values.passcode : undefined,
});

export const sentTown = (values: TownValues) => ({
  ...sentPlace(values),
  profileImageId: values.splash.mainImageId ?? null,
  popUp: sentPopUp(values.popUp),
});

export const sentListing = (values: ListingValues) => ({ ...sentPlace(values), town: values.town || null });

/** Message keys of what is wrong with a field. */
export type PlaceProblem =
  | 'places.titleNeeded'
  | 'places.notNumber'
  | 'places.notCoordinate'
  | 'places.bothCoordinates'
  | 'places.passcodeNeeded'
  | 'popUp.needsLink'
  | 'popUp.needsText'
  | 'popUp.wrongLink';

/** Exactly six characters, without a space at either end. */
const isPasscode = (text: string): boolean => [...text].length === PASSCODE_LENGTH && text.trim() === text;

/** The problems of a town or listing that the browser finds, by field. */
export function placeProblems(
  values: PlaceValues & Partial<Pick<TownValues, 'popUp'>>,
): FormProblems<PlaceProblem> {
  const { title, score, latitude, longitude, isPrivate, passcode, popUp } = values;
  const kinds = {
    latitude: readCoordinate(latitude, 'latitude').kind,
    longitude: readCoordinate(longitude, 'longitude').kind,
  };
  const coordinateProblem = (field: 'latitude' | 'longitude', other: 'latitude' | 'longitude') => {
    if (kinds[field] === 'wrong') return { [field]: 'places.notCoordinate' as const };
    return kinds[field] === 'empty' && kinds[other] === 'value'
      ? { [field]: 'places.bothCoordinates' as const }
      : {};
  };
  return {
    ...(hasTranslation(title) ? {} : { title: 'places.titleNeeded' as const }),
    ...(Number.isNaN(numberOf(score) ?? 0) ? { score: 'places.notNumber' as const } : {}),
    ...coordinateProblem('latitude', 'longitude'),
    ...coordinateProblem('longitude', 'latitude'),
    ...(isPrivate && !isPasscode(passcode) ? { passcode: 'places.passcodeNeeded' as const } : {}),
    ...popUpProblems(popUp),
  };
}
