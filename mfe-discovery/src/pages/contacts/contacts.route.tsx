import { redirect } from '@portico/shared/platform';

export { ContactsPage as Component } from './ContactsPage.tsx';

/** On the server the response is a redirect; in the browser the page navigates by itself. */
export async function prefetch(): Promise<undefined> {
  throw redirect('/contact');
}
