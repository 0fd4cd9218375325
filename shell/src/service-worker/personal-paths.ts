/** Where people sign in and work: what stands there is theirs, and is not kept for reading offline. */
const PERSONAL = /^\/(creator|login|signUp|platform|catalog\/edit)(\/|$)/i;

export const isPersonalPath = (pathname: string): boolean => PERSONAL.test(pathname);
