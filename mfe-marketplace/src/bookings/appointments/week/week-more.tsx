import { hitArea, styled } from '@plaza/ui';
import { formatDay } from '@plaza/ui/time';
import { formatCount } from './week-frame';
import type { More } from './week-layout';
import { toPixels } from './week-measures';

interface Props {
  readonly more: More;
  readonly day: string;
  /** The position in its column, in pixels. */
  readonly top: number;
  readonly onMore: (day: string) => void;
}

/** The number of bookings that have no room beside the others, at their time; a click opens the whole day. */
export function WeekMore({ more: { count, bar, isAll, ...span }, day, top, onMore }: Props) {
  const words = isAll ? formatCount(count) : `+${count} more`;
  const label = `${isAll ? words : `${count} more`} on ${formatDay(day, 'weekdayLong')}, show all`;
  return (
    <Taken style={{ top, height: toPixels(span.bottom - span.top) }}>
      <Bar style={{ top: toPixels(bar.top - span.top), height: toPixels(bar.bottom - bar.top) }}>
        <MoreButton type="button" title={label} aria-label={label} onClick={() => onMore(day)}>
          {words}
        </MoreButton>
      </Bar>
    </Taken>
  );
}

/** Behind the blocks; marks the time as taken where only hidden bookings take place. */
const Taken = styled.li`
  position: absolute;
  right: 2px;
  left: 2px;
  &::before {
    content: '';
    position: absolute;
    inset: 1px 0;
    border: 1px dashed ${({ theme }) => theme.color.controlLine};
    border-radius: ${({ theme }) => theme.radius.control};
    background: ${({ theme }) => theme.color.sunken};
  }
`;

/** In front of the blocks. */
const Bar = styled.div`
  position: absolute;
  z-index: 2;
  right: 0;
  left: 0;
  padding: 1px 0;
`;

const MoreButton = styled.button`
  ${hitArea}
  width: 100%;
  height: 100%;
  min-height: 22px;
  padding: 0 4px;
  border: 1px dashed ${({ theme }) => theme.color.controlLine};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  line-height: 18px;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
`;
