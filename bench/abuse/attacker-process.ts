/** The process of `attacker.ts`, so that what attacks slows no visitor down by itself. */
import { setTimeout as pause } from 'node:timers/promises';
import { httpRequest } from '../measure/http-request.ts';
import { ATTACKS } from './attacks.ts';

export interface Order {
  attack: string;
  origin: string;
  authorization: string;
  ms: number;
  /** Requests under way at once, and begun in a second, at most. */
  connections: number;
  perSecond: number;
  /** Of the first request. */
  from: number;
}

/** How often each status came back; 0 is a connection that failed. */
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
  // A failure ends the process, which its parent sees.
  void carryOut(order).then((statuses) => process.send?.(statuses));
});
