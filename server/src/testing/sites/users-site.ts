import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;
export const openFresh = async () => {
  site = await openTestApp();
};

export const login = (username: string, password: string) =>
  site.ask({ url: '/api/auth/login', method: 'POST', body: { username, password } });
