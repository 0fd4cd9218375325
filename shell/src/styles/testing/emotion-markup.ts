/** Styles in the markup that emotion renders on the server; emotion-internals.test.tsx verifies it. */
export const emotionMarkup = {
  /** Rules of components, by their class names without prefix. */
  component: (names: string, rules: string): string => `<style data-emotion="p ${names}">${rules}</style>`,
  /** A `<Global>`, by its name and those of its animations. */
  global: (names: string, rules: string): string =>
    `<style data-emotion="p-global ${names}">${rules}</style>`,
};
