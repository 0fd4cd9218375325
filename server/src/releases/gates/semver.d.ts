declare module 'semver' {
  /** Whether the version is in the range; false for what is no version or no range. */
  export function satisfies(version: string, range: string): boolean;
  /** The range in its normal form; null for what is no range. */
  export function validRange(range: string): string | null;
}
