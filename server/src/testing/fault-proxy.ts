import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy to one address for tests, which can cut, hang and restore connections. */
export interface FaultProxy {
  /** The address with host and port of the proxy. */
  readonly url: string;
  /** Closes connections and rejects new ones. */
  cut(): void;
  /** Accepts connections but forwards no more bytes. */
  hang(): void;
  /** Hangs from the first bytes on that contain a text, such as a request line; resolves then. */
  hangAt(text: string): Promise<void>;
  /** Number of packets with this text that it has held since it began to hang. */
  heldWith(text: string): number;
  /** Forwards everything that was held, and what follows. */
  release(): void;
  /** Restores normal forwarding, to another address if given; closes connections that hung. */
  restore(to?: string): Promise<void>;
  close(): void;
}

/** Opens a proxy to `http://host:port`, `postgres://user:password@host:port/name` and the like. */
export async function openFaultProxy(address: string): Promise<FaultProxy> {
  let to = new URL(address);
  let isHanging = false;
  let held: { peer: Socket; bytes: Buffer }[] = [];
  let hangsAt: { text: string; resolve: () => void } | undefined;
  let server: Server | undefined;
  const sockets = new Set<Socket>();

  function join(one: Socket, other: Socket): void {
    for (const [socket, peer] of [
      [one, other],
      [other, one],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => peer.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        peer.destroy();
      });
      socket.on('data', (bytes) => {
        if (hangsAt && bytes.includes(hangsAt.text)) {
          isHanging = true;
          hangsAt.resolve();
          hangsAt = undefined;
        }
        if (isHanging) held.push({ peer, bytes });
        else peer.write(bytes);
      });
    }
  }

  const listen = (port: number): Promise<Server> =>
    new Promise((resolve, reject) => {
      const listening = createServer((one) => join(one, connect(Number(to.port), to.hostname)));
      listening.once('error', reject);
      listening.listen(port, '127.0.0.1', () => resolve(listening));
    });

  function dropAll(): void {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
    held = [];
  }

  function cut(): void {
    server?.close();
    server = undefined;
    dropAll();
  }

  server = await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(address);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href.replace(/\/$/, ''),
    cut,
    hang() {
      isHanging = true;
    },
    hangAt(text) {
      return new Promise((resolve) => {
        hangsAt = { text, resolve };
      });
    },
    heldWith: (text) => held.filter(({ bytes }) => bytes.includes(text)).length,
    release() {
      isHanging = false;
      for (const { peer, bytes } of held) if (!peer.destroyed) peer.write(bytes);
      held = [];
    },
    async restore(other) {
      to = new URL(other ?? to);
      isHanging = false;
      dropAll();
      server ??= await listen(port);
    },
    close: cut,
  };
}
