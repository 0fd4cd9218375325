import { Navigate } from '@portico/shared/platform';

/** An old URL of /contact, replaced by the new one. [AMBIG-01] */
export const ContactsPage = () => <Navigate to="/contact" replace />;
