import { ClockIcon, styled } from '@plaza/ui';
import { useEffect, useState } from 'react';
import { clockTexts } from './clock-texts';

/** The date and the time with seconds, in the user's time zone. */
export function LiveClock() {
  const [now, setNow] = useState(() => (typeof document === 'undefined' ? undefined : new Date()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const { date, time } = now ? clockTexts(now) : unknown;
  return (
    <Banner role="timer" aria-label="Date and time" aria-live="off">
      <ClockIcon />
      <span data-now="date">{date}</span>
      <span data-now="time">{time}</span>
    </Banner>
  );
}

/** Empty in the prerendered page, since the time is unknown at build time. */
const unknown = { date: '', time: '' };

const Banner = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${({ theme }) => theme.space[12]};
  min-height: calc(1.5em + 2 * ${({ theme }) => theme.space[8]});
  margin: 0;
  padding: ${({ theme }) => theme.space[8]};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  /* Hides the icon if there is no time, as without scripts. */
  &:has(span:empty) > svg { visibility: hidden; }
`;
