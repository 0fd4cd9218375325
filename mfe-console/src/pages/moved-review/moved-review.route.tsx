import { Navigate } from '@portico/shared/platform';

/** The former address of /console/review. */
export const Component = () => <Navigate to="/console/review" replace />;
