import { useEffect, useState } from 'react';

const tickMs = 30_000;

/** The current time, updated twice a minute. */
export function useMinutes(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
