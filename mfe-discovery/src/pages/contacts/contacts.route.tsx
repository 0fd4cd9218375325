import { Navigate, redirect } from '@portico/shared/platform';

/** An older address of /contact, which replaces itself with it. [AMBIG-01] */
export const Component = () => <Navigate to="/contact" replace />;

/** On the server the answer is a redirect; in the browser the page navigates by itself. */
export async function prefetch(): Promise<undefined> {
  throw redirect('/contact');
}
