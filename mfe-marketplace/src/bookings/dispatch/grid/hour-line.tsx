import { styled } from '@plaza/ui';
import { clockHour, toWallClock } from '@plaza/ui/time';
import type { ShownHours } from './hours';

/** The width of an hour, in pixels. */
export const hourWidth = 64;

/** The hours above the rows. Hidden from screen readers, because every booking states its times. */
export function HourLine({ hours, timeZone }: { hours: ShownHours; timeZone: string }) {
  return (
    <Line aria-hidden style={{ gridTemplateColumns: `repeat(${hours.begins.length}, ${hourWidth}px)` }}>
      {hours.begins.map((at) => (
        <span key={at}>{clockHour(Math.floor(toWallClock(at, timeZone).minutes / 60))}</span>
      ))}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  align-items: center;
  height: 32px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  > span { padding-inline-start: 4px; }
`;
