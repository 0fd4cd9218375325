import * as runtime from 'react-refresh/runtime';

/*
 * React Refresh knows only the roots that were mounted after it started, so the page has one: the shell's. Each remote
 * is built to ask for it here, by name, because two remotes may well have a `./src/Card.tsx` each.
 */
(globalThis as { portico_refresh?: unknown }).portico_refresh = (remote: string) => ({
  ...runtime,
  register: (type: unknown, id: string) => runtime.register(type, `${remote} ${id}`),
});
