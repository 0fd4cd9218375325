import { jest } from '@jest/globals';

const bytes = new Uint8Array([1, 2, 3]).buffer;
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
  },
};

const container = { create: jest.fn(), get: jest.fn() } as unknown as {
  create: jest.Mock<() => Promise<unknown>>;
  get: jest.Mock<() => Promise<unknown>>;
};

/** Gives jsdom support for passkeys; the next two functions set the result. */
export function fakeBrowserPasskeys(): void {
  container.create.mockReset();
  container.get.mockReset();
  Object.assign(globalThis, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: container });
}

export const withoutPasskeys = (): void => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
};

/** The browser creates a passkey, or proves that it has one. Returns the mock of `create`. */
export function givesPasskey() {
  container.get.mockResolvedValue(credential);
  return container.create.mockResolvedValue(credential);
}

/** The browser rejects with a DOMException of this name. */
export function refusesPasskey(name: string): void {
  const refusal = new DOMException('no', name);
  container.create.mockRejectedValue(refusal);
  container.get.mockRejectedValue(refusal);
}
