import { randomUUID } from 'node:crypto';
import type { KeyRing } from '../../security/keys.ts';
import { openSealedText, sealText } from '../../security/sealed-text.ts';

/** The cookie that names the account that signed in on this device. */
export const DEVICE_COOKIE = 'portico_device';
/** Half a year, in seconds. */
export const DEVICE_COOKIE_AGE_S = 182 * 24 * 3600;

interface Device {
  id: string;
  provider: string;
  account: string;
  /** ISO time. */
  expiresAt: string;
}

/** Recognises a device by an encrypted, authenticated cookie. */
export interface KnownDevices {
  /** The device's id, if the cookie belongs to this account. */
  recognise(cookie: string | undefined, whose: { provider: string; account: string }): string | undefined;
  /** Creates the cookie for a device after a sign-in. */
  remember(whose: { provider: string; account: string }): string;
}

export function createKnownDevices({ key, now }: { key: KeyRing; now: () => Date }): KnownDevices {
  return {
    recognise(cookie, { provider, account }) {
      const device = cookie === undefined ? undefined : readDevice(cookie, key);
      const isKnown =
        device?.provider === provider && device.account === account && device.expiresAt > now().toISOString();
      return isKnown ? device.id : undefined;
    },
    remember(whose) {
      const expiresAt = new Date(now().getTime() + DEVICE_COOKIE_AGE_S * 1000).toISOString();
      const device: Device = { id: randomUUID(), ...whose, expiresAt };
      return sealText(JSON.stringify(device), key);
    },
  };
}

function readDevice(cookie: string, key: KeyRing): Device | undefined {
  try {
    return JSON.parse(openSealedText(cookie, key)) as Device;
  } catch {
    return undefined;
  }
}
