/** The navbar is not shown on any login path, in any case: the router ignores it. [APP-15] */
export const isLoginPath = (pathname: string): boolean => /^\/login(\/|$)/i.test(pathname);

/** The language selector is not shown on any path that contains 'wizard', in any case. [APP-16] */
export const isWizardPath = (pathname: string): boolean => pathname.toLowerCase().includes('wizard');
