/** Where screens are that were at another address before they became a part of the console. */
export const MOVED_ADDRESSES: Readonly<Record<string, string>> = {
  '/platform/releases': '/console/releases',
  '/creator/review': '/console/review',
};
