/** Degrees, minutes and seconds with the letter of the direction: `18°44′42.7″N`. */
export function sexagesimal(degrees: number, axis: 'latitude' | 'longitude'): string {
  const [positive, negative] = axis === 'latitude' ? ['N', 'S'] : ['E', 'W'];
  // In tenths of a second, so that 59.96 seconds become the next minute.
  const tenths = Math.round(Math.abs(degrees) * 36_000);
  const minutes = Math.floor(tenths / 600);
  const seconds = ((tenths % 600) / 10).toFixed(1);
  return `${Math.floor(minutes / 60)}°${minutes % 60}′${seconds}″${degrees < 0 ? negative : positive}`;
}
