/**
 * Re-exports the used part of react-router. All imports go through this file (lint enforces it), so that the page has
 * one copy, without unused parts.
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
