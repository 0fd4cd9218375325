/** Paths where people sign in and work: their content is personal and is not cached. */
const PERSONAL = /^\/(creator|login|signUp|platform|catalog\/edit)(\/|$)/i;

export const isPersonalPath = (pathname: string): boolean => PERSONAL.test(pathname);
