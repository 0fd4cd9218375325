import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type {
  PasskeyCreationOptions,
  PasskeyProof,
  PasskeyRegistration,
  PasskeyRequestOptions,
} from '@portico/shared/contracts';

/** Deviations from correct behaviour of the authenticator or browser. */
interface Deviation {
  origin?: string;
  rpId?: string;
  /** Whether user verification (PIN or fingerprint) happened. */
  isVerified?: boolean;
  /** Instead of the next counter. */
  counter?: number;
  challenge?: string;
}

const ORIGIN = 'http://localhost:8000';
const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const ES256 = -7;

/** An authenticator with one discoverable ES256 passkey, and its browser. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32).toString('base64url');
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private counter = 0;

  /** Creates its passkey from the reply of `passkeyCreationOptions`. */
  create(
    options: Pick<PasskeyCreationOptions, 'challenge' | 'rp' | 'user'>,
    deviation: Deviation = {},
  ): PasskeyRegistration {
    this.userHandle = options.user.id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, id, cbor(coseKey(this.keys.publicKey))]);
    const authData = this.authData({ rpId: options.rp.id, ...deviation }, FLAGS.attested, attested);
    const attestation = new Map<CborKey, Cbor>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', options.challenge, deviation).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge from the reply of `passkeyOptions` or `secondFactorPasskeyOptions`. */
  get(options: Pick<PasskeyRequestOptions, 'challenge' | 'rpId'>, deviation: Deviation = {}): PasskeyProof {
    const client = clientData('webauthn.get', options.challenge, deviation);
    const authenticatorData = this.authData({ rpId: options.rpId, ...deviation });
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(client).digest()]);
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
        userHandle: this.userHandle,
      },
    };
  }

  /** Web Authentication, section 6.1. */
  private authData(
    { rpId = '', isVerified = true, counter = ++this.counter }: Deviation,
    extraFlags = 0,
    attested: Buffer = Buffer.alloc(0),
  ): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(FLAGS.present | (isVerified ? FLAGS.verified : 0) | extraFlags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN, ...other }: Deviation): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge: other.challenge ?? challenge, origin, crossOrigin: false }));

/** RFC 9052: EC2 key, ES256, P-256, x, y. */
function coseKey(key: KeyObject): Map<CborKey, Cbor> {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return new Map<CborKey, Cbor>([
    [1, 2],
    [3, ES256],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ]);
}

type CborKey = string | number;
export type Cbor = string | number | Buffer | readonly Cbor[] | Map<CborKey, Cbor>;

/** The part of RFC 8949 that authenticators use. */
export function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  if (value instanceof Map) {
    const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
    return Buffer.concat([head(5, value.size), ...entries]);
  }
  const list = value as readonly Cbor[];
  return Buffer.concat([head(4, list.length), ...list.map(cbor)]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count]);
  if (count < 0x100) return Buffer.from([(major << 5) | 24, count]);
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
}
