/** The child process of `attacker.ts`, so that the attacker's CPU time does not slow the visitors down. */
import { setTimeout as pause } from 'node:timers/promises';
import { httpRequest } from '../measure/http-request.ts';
import { ATTACKS } from './attacks.ts';

export interface Order {
  attack: string;
  origin: string;
  authorization: string;
  ms: number;
  /** Maximum number of concurrent requests, and of requests started per second. */
  connections: number;
  perSecond: number;
  /** Number of the first request. */
  from: number;
}

/** Count of each HTTP status; 0 is a failed connection. */
export type Statuses = Readonly<Record<string, number>>;

async function carryOut({ origin, authorization, ms, connections, perSecond, from, ...order }: Order) {
  const attack = ATTACKS.find(({ name }) => name === order.attack);
  if (!attack) throw new Error(`there is no attack ${order.attack}`);
  const statuses: Record<string, number> = {};
  const startedAt = performance.now();
  let sent = 0;
  async function connection(): Promise<void> {
    for (;;) {
      const number = sent;
      sent += 1;
      const dueAt = startedAt + (number / perSecond) * 1000;
      if (dueAt >= startedAt + ms) return;
      if (dueAt > performance.now()) await pause(dueAt - performance.now());
      if (performance.now() >= startedAt + ms) return;
      const target = (attack as (typeof ATTACKS)[number]).request(from + number, authorization);
      const status = await httpRequest(origin, target).then(
        (received) => received.status ?? 0,
        () => 0,
      );
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  return statuses;
}

process.on('message', (order: Order) => {
  // A failure ends the process, which the parent notices.
  void carryOut(order).then((statuses) => process.send?.(statuses));
});
