import { redirect } from '@portico/shared/platform';

export { ContactsPage as Component } from './ContactsPage.tsx';

/** Redirects on the server; in the browser the page navigates. */
export async function prefetch(): Promise<undefined> {
  throw redirect('/contact');
}
