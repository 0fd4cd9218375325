/**
 * Formats a number below 1e21 with at most two decimals and thousands separators, the same in all languages:
 * `1,234,567.5`. Without `Intl`, which is slow on its first use, during hydration. Messages format their numbers by it.
 */
export const groupedNumber = (value: number): string =>
  String(Number(value.toFixed(2))).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
