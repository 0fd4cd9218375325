/**
 * A number of at most two decimals with its thousands apart, the same in all four languages: `1,234,567.5`. Without
 * `Intl`, whose first number costs a cheap phone a tenth of a second: a page shows its count of visits and its prices as
 * it comes alive. Below 1e21, where numbers are written with an exponent.
 */
export function groupedNumber(value: number): string {
  const [whole = '', decimals] = String(Number(value.toFixed(2))).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}
