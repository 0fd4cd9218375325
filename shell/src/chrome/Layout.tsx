import { Outlet, ScrollRestoration } from '@portico/shared/platform';

export function Layout() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
