/** Splits `items` into arrays of `size`; the last may be shorter. */
export function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, number) => items.slice(number * size, (number + 1) * size));
}
