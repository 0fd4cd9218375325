/** The navbar is not drawn on any login path. [APP-15] */
export const isLoginPath = (pathname: string): boolean => /^\/login(\/|$)/.test(pathname);

/** The language selector is not drawn on any path that contains 'wizard'. [APP-16] */
export const isWizardPath = (pathname: string): boolean => pathname.includes('wizard');
