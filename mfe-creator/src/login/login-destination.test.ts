import { expect, test } from '@jest/globals';
import { loginDestination } from './login-destination.ts';

test.each([
  ['', null, '/creator'],
  ['?backTo=%2Fportals%2Fabc%3Fprovider%3Dklaijai', null, '/portals/abc?provider=klaijai'],
  ['?backTo=/creator/wizard%23introduction', null, '/creator/wizard#introduction'],
  ['', { requested: '/creator/wizard#2' }, '/creator/wizard#2'],
  ['?backTo=/towns', { requested: '/creator/wizard#2' }, '/towns'],
  ['?backTo=https://elsewhere.example', { requested: '/creator/wizard#2' }, '/creator/wizard#2'],
  ['?backTo=//elsewhere.example', null, '/creator'],
  ['?backTo=javascript:alert(1)', null, '/creator'],
  ['', { requested: '//elsewhere.example' }, '/creator'],
  ['', { requested: 7 }, '/creator'],
])('[LOGIN-07] [LOGIN-08] [AMBIG-25] [T-02] %j with state %j goes to %s', (search, state, destination) => {
  expect(loginDestination({ search, state })).toBe(destination);
});

test('[T-02] only a linked origin is accepted as a return address', () => {
  const linkedOrigins = ['https://classic.example'];
  const to = (backTo: string) =>
    loginDestination({ search: `?backTo=${encodeURIComponent(backTo)}`, state: null, linkedOrigins });
  expect(to('https://classic.example/edit?id=1')).toBe('https://classic.example/edit?id=1');
  expect(to('https://classic.example.evil.example/')).toBe('/creator');
});
