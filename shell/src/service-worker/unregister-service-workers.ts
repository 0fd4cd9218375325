/** Prefix of our caches. */
const OURS = /^portico-/;

/**
 * Unregisters every service worker of this origin and deletes our caches. Returns how many workers there were. [APP-26]
 */
export async function unregisterServiceWorkers(): Promise<number> {
  if (!('serviceWorker' in navigator)) return 0;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ended = await Promise.all(registrations.map((registration) => registration.unregister()));
  if ('caches' in window) {
    const names = (await caches.keys()).filter((name) => OURS.test(name));
    await Promise.all(names.map((name) => caches.delete(name)));
  }
  return ended.filter(Boolean).length;
}
