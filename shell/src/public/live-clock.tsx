import { ClockIcon, styled } from '@plaza/ui';
import { useEffect, useState } from 'react';

const date = new Intl.DateTimeFormat('en-US', { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', second: '2-digit', hour12: true });

/** Today and the time to the second, in the reader's zone. */
export function LiveClock() {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Banner role="timer" aria-label="Date and time" aria-live="off">
      <ClockIcon />
      <span>{date.format(now)}</span>
      <span>{time.format(now)}</span>
    </Banner>
  );
}

const Banner = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${({ theme }) => theme.space[12]};
  margin: 0;
  padding: ${({ theme }) => theme.space[8]};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;
