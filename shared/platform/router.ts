/**
 * The router of the page, as far as it is used. Every import of the router goes through here, so that one copy runs
 * and no more of it is carried than is needed (lint forbids the direct import).
 */

export { RouterProvider } from 'react-router/dom';
export type { RouteObject } from 'react-router-dom';
export {
  createBrowserRouter,
  Link,
  type LinkProps,
  matchPath,
  matchRoutes,
  Navigate,
  Outlet,
  redirect,
  redirectDocument,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
