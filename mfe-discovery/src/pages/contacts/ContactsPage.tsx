import { Navigate } from '@portico/shared/platform';

/** An older address of /contact, which replaces itself with it. [AMBIG-01] */
export const ContactsPage = () => <Navigate to="/contact" replace />;
