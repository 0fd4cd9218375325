import { expect, jest, test } from '@jest/globals';

const finish: (() => void)[] = [];
jest.mock('@node-rs/argon2', () => ({
  hash: (text: string) => new Promise((resolve) => finish.push(() => resolve(`hash of ${text}`))),
}));

test('passwords are hashed two at a time, and a crowd is refused before it takes all memory', async () => {
  const { hashPassword } = await import('./passwords.ts');
  const hashes = Array.from({ length: 301 }, () => hashPassword('x'));
  await expect(hashes.pop()).rejects.toMatchObject({ code: 'unavailable' });
  let mostAtOnce = 0;
  while (hashes.length > 0) {
    mostAtOnce = Math.max(mostAtOnce, finish.length);
    finish.shift()?.();
    await hashes.shift();
  }
  expect(mostAtOnce).toBe(2);
  const later = hashPassword('y');
  finish.shift()?.();
  expect(await later).toBe('hash of y');
});
