import { ClockIcon, styled } from '@plaza/ui';
import { clockTime, formatDate } from '@plaza/ui/time';
import { useEffect, useState } from 'react';

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
      <span>{formatDate(now, { style: 'full' })}</span>
      <span>{clockTime(now, { seconds: true, cycle: 'h12' })}</span>
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
