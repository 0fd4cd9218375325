import * as runtime from 'react-refresh/runtime';

/*
 * React Refresh only knows roots that were mounted after it started, so the page has one instance: the shell's. Remotes
 * get it here by name, because two remotes may have files of the same path.
 */
window.portico_refresh = (remote) => ({
  ...runtime,
  register: (type: unknown, id: string) => runtime.register(type, `${remote} ${id}`),
});
