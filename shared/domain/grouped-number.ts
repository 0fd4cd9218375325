/**
 * Formats a number below 1e21 with at most two decimals and thousands separators, the same in all languages:
 * `1,234,567.5`. Without `Intl`, which is slow on its first use, during hydration.
 */
export function groupedNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
