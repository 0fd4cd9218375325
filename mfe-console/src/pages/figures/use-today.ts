import { placeTime } from '@portico/shared/domain';
import { useEffect, useState } from 'react';

const CHECK_EVERY_MS = 60_000;
const today = (): string => placeTime(Date.now()).date;

/** The current day, as YYYY-MM-DD, in the site's time zone; follows midnight. */
export function useToday(): string {
  const [day, setDay] = useState(today);
  useEffect(() => {
    const timer = setInterval(() => setDay(today()), CHECK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return day;
}
