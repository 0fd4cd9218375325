/**
 * Replaces the descriptions of the federation runtime's error codes. A message still has the code and the address of
 * its explanation.
 */
const noTexts: Readonly<Record<string, string>> = {};

export {
  noTexts as buildDescMap,
  noTexts as errorDescMap,
  noTexts as runtimeDescMap,
  noTexts as typeDescMap,
};
