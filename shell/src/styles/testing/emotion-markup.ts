/** Styles as emotion writes them into server-rendered HTML; emotion-internals.test.tsx holds it to this. */
export const emotionMarkup = {
  /** Rules of components, by the names of their classes without prefix. */
  component: (names: string, rules: string): string => `<style data-emotion="p ${names}">${rules}</style>`,
  /** A `<Global>`, by its name and those of its animations. */
  global: (names: string, rules: string): string =>
    `<style data-emotion="p-global ${names}">${rules}</style>`,
};
