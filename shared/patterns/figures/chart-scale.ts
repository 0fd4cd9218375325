/** A round number that is not smaller than the largest value, so that half of it is a whole number too. */
export function chartTop(values: readonly number[]): number {
  const largest = Math.max(0, ...values);
  if (largest <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(largest));
  const steps = power === 1 ? [2, 4, 6, 8, 10] : [1, 2, 4, 5, 6, 8, 10];
  return (steps.find((step) => step * power >= largest) ?? 10) * power;
}

/** Up to `most` positions among `length`, the first and the last included, in equal distances. */
export function labelPositions(length: number, most: number): number[] {
  if (length <= most) return Array.from({ length }, (_label, index) => index);
  return Array.from({ length: most }, (_label, index) => Math.round((index * (length - 1)) / (most - 1)));
}
