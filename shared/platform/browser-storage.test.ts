import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readStorage, writeStorage } from './browser-storage.ts';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe.each(['localStorage', 'sessionStorage'] as const)('%s', (area) => {
  test('stores a text under its key, and removes it with null', () => {
    expect(readStorage(area, 'portico.test')).toBeNull();
    expect(writeStorage(area, 'portico.test', 'one')).toBe(true);
    expect(readStorage(area, 'portico.test')).toBe('one');
    expect(window[area].getItem('portico.test')).toBe('one');
    expect(writeStorage(area, 'portico.test', null)).toBe(true);
    expect(window[area]).toHaveLength(0);
  });

  test('that is blocked has no text and stores none', () => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect(readStorage(area, 'portico.test')).toBeNull();
    expect(writeStorage(area, 'portico.test', 'one')).toBe(false);
  });
});
