import { css, styled, VisuallyHidden } from '@plaza/ui';
import { clockHour, formatDay } from '@plaza/ui/time';
import type { ReactNode, Ref } from 'react';
import { headHeight, hourHeight, toPixels } from './week-measures';

export interface FrameDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** The number of its bookings; undefined while they load. */
  readonly count: number | undefined;
  /** The content of the day's column. */
  readonly content: ReactNode;
}

interface Props {
  readonly days: readonly FrameDay[];
  readonly today: string;
  /** `from` is the first hour, `until` the one after the last. */
  readonly from: number;
  readonly until: number;
  /** Without a ref, as in a skeleton, the frame does not scroll. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Days side by side in a scrolling frame: each has its name and number of bookings as a header, and the hours are at
 * the edge.
 */
export function WeekFrame({ days, today, from, until, ref }: Props) {
  const hours = Array.from({ length: until - from }, (_, index) => from + index);
  const scrolls = ref ? { ref, role: 'group', tabIndex: 0, 'aria-label': days.length === 1 ? 'Day' : 'Week' } : {};
  return (
    <Frame {...scrolls} $days={days.length} $scrolls={Boolean(ref)}>
      <Hours aria-hidden style={{ height: headHeight + toPixels((until - from) * 60) }}>
        <Corner />
        {hours.map((hour) => (
          <Hour key={hour} style={{ top: headHeight + (hour - from) * hourHeight }}>
            {clockHour(hour)}
          </Hour>
        ))}
      </Hours>
      {days.map(({ day, count, content }) => (
        <Column key={day} data-today={day === today}>
          <Head>
            {days.length === 1 ? (
              <strong>{formatDay(day, 'weekdayLong')}</strong>
            ) : (
              <span>
                {formatDay(day, 'weekday')} <strong>{formatDay(day, 'dayOfMonth')}</strong>
              </span>
            )}
            {count !== undefined && count > 0 && (
              <>
                <Count aria-hidden title={formatCount(count)}>
                  {count}
                </Count>
                <VisuallyHidden>, {formatCount(count)}</VisuallyHidden>
              </>
            )}
          </Head>
          {content}
        </Column>
      ))}
    </Frame>
  );
}

export const formatCount = (count: number): string => (count === 1 ? '1 booking' : `${count} bookings`);

/** Lines behind the content of a day, starting at its first hour. */
export const hourLines = css`
  background: repeating-linear-gradient(
    to bottom,
    transparent 0 ${hourHeight - 1}px,
    ${({ theme }) => theme.color.line} ${hourHeight - 1}px ${hourHeight}px
  );
`;

/** Fills the height that the window has left below the content above it, so that its end is visible. */
const Frame = styled.div<{ $days: number; $scrolls: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: 56px repeat(${({ $days }) => $days}, minmax(0, 1fr));
  height: max(360px, calc(100dvh - 340px));
  ${({ theme }) => theme.media.desktop} { height: max(360px, calc(100dvh - 284px)); }
  ${({ theme }) => theme.media.phone} { height: max(360px, calc(100dvh - 444px)); }
  overflow: hidden ${({ $scrolls }) => ($scrolls ? 'auto' : 'hidden')};
  /* Keeps a focused element clear of the headers, and of the counts at both ends. */
  scroll-padding-block: ${headHeight + 36}px 36px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

const Hours = styled.div`
  position: relative;
  background: ${({ theme }) => theme.color.surface};
`;

/** Covers the hours that scroll past the headers of the days. */
const Corner = styled.div`
  position: sticky;
  z-index: 1;
  top: 0;
  height: ${headHeight}px;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
`;

const Hour = styled.span`
  position: absolute;
  right: 8px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const Column = styled.div`
  position: relative;
  min-width: 0;
  border-inline-start: 1px solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  position: sticky;
  z-index: 3;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  height: ${headHeight}px;
  padding: 0 ${({ theme }) => theme.space[8]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  [data-today='true'] > & { color: ${({ theme }) => theme.color.accentText}; }
`;

const Count = styled.span`
  min-width: 20px;
  padding-inline: 6px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.accentTint};
  color: ${({ theme }) => theme.color.accentText};
  font-weight: ${({ theme }) => theme.weight.medium};
  font-variant-numeric: tabular-nums;
  line-height: 20px;
  text-align: center;
`;
