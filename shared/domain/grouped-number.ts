/**
 * Formats a number below 1e21 with at most two decimals and thousands separators, the same in all languages:
 * `1,234,567.5`. Messages format their numbers with it and not with `Intl`, whose first use slows hydration.
 */
export const groupedNumber = (value: number): string =>
  String(Number(value.toFixed(2))).replace(/\B(?=(\d{3})+(?!\d))/g, ',');
