type Literal = google.maps.LatLngLiteral;

/** Fake of `google.maps.LatLng`. */
export class StandInLatLng {
  private readonly place: Literal;

  constructor(place: Literal | StandInLatLng | number, lng = 0) {
    this.place =
      typeof place === 'number' ? { lat: place, lng } : { lat: read(place.lat), lng: read(place.lng) };
  }
  lat = (): number => this.place.lat;
  lng = (): number => this.place.lng;
  toJSON = (): Literal => ({ ...this.place });
  equals = (other: StandInLatLng): boolean => other.lat() === this.lat() && other.lng() === this.lng();
}

/** Fake of `google.maps.LatLngBounds`. */
export class StandInBounds {
  constructor(private readonly edges: google.maps.LatLngBoundsLiteral) {}
  toJSON = (): google.maps.LatLngBoundsLiteral => ({ ...this.edges });
  getNorthEast = () => new StandInLatLng({ lat: this.edges.north, lng: this.edges.east });
  getSouthWest = () => new StandInLatLng({ lat: this.edges.south, lng: this.edges.west });
}

const read = (degrees: number | (() => number)): number =>
  typeof degrees === 'function' ? degrees() : degrees;

/** Converts either form in which the library accepts positions. */
export const literalOf = (place: Literal | StandInLatLng | google.maps.LatLng): Literal => ({
  lat: read(place.lat),
  lng: read(place.lng),
});

export interface Point {
  x: number;
  y: number;
}

/** Projects a position to world pixels at this zoom (Mercator). */
export function toPixels({ lat, lng }: Literal, zoom: number): Point {
  const size = 256 * 2 ** zoom;
  const sine = Math.min(0.9999, Math.max(-0.9999, Math.sin((lat * Math.PI) / 180)));
  return {
    x: (lng / 360 + 0.5) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  };
}

/** The inverse of `toPixels`. */
export function fromPixels({ x, y }: Point, zoom: number): Literal {
  const size = 256 * 2 ** zoom;
  const turned = Math.PI - (2 * Math.PI * y) / size;
  return { lat: (180 / Math.PI) * Math.atan(Math.sinh(turned)), lng: (x / size - 0.5) * 360 };
}
