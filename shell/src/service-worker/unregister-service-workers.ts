/** Ends every service worker of this address, and how many there were. Browsers without them have none. [APP-26] */
export async function unregisterServiceWorkers(): Promise<number> {
  if (!('serviceWorker' in navigator)) return 0;
  const registrations = await navigator.serviceWorker.getRegistrations();
  const ended = await Promise.all(registrations.map((registration) => registration.unregister()));
  return ended.filter(Boolean).length;
}
