/**
 * Parses a time of day to HH:mm: 9, 930, 9.30, 9:30, 21:00, and 24:00 for the end of the day. Undefined for anything
 * else. [OPEN-10]
 */
export function parseClock(typed: string): string | undefined {
  const [, hour, minute = '00'] =
    /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(typed.trim().replaceAll(/\s/g, '')) ?? [];
  if (hour === undefined || Number(minute) > 59) return undefined;
  const clock = `${hour.padStart(2, '0')}:${minute}`;
  return clock <= '24:00' ? clock : undefined;
}
