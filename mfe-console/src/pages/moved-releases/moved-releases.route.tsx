import { Navigate } from '@portico/shared/platform';

/** The former address of /console/releases. */
export const Component = () => <Navigate to="/console/releases" replace />;
