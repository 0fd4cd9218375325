import type { GeoPosition } from '@portico/shared/domain';

/** Where a photo was taken, by the data that the camera has written into it; undefined without it. */
export async function photoPosition(file: Blob): Promise<GeoPosition | undefined> {
  const { default: reader } = await import(/* webpackChunkName: "photo-position" */ 'exifreader');
  try {
    const { gps } = reader.load(await file.arrayBuffer(), { expanded: true });
    const [lat, lon] = [gps?.Latitude, gps?.Longitude];
    if (lat === undefined || lon === undefined) return undefined;
    // Some cameras write zeros before they know their position.
    return Number.isFinite(lat) && Number.isFinite(lon) && (lat !== 0 || lon !== 0)
      ? { lat, lon }
      : undefined;
  } catch {
    return undefined;
  }
}

/** The position of the first photo that has one. */
export async function firstPosition(files: readonly File[]): Promise<GeoPosition | undefined> {
  for (const file of files) {
    // One file at a time: a photo has many megabytes
    const position = await photoPosition(file);
    if (position) return position;
  }
  return undefined;
}
