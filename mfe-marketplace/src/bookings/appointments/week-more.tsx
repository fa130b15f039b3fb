import { styled } from '@plaza/ui';
import { formatDay } from '@plaza/ui/time';
import { type More, moreWidth } from './week-layout';

interface Props {
  readonly more: More;
  readonly day: string;
  /** The position in its column, in pixels. */
  readonly top: number;
  readonly height: number;
  readonly onMore: (day: string) => void;
}

/** How many bookings have no room beside the others; a press leads to all of the day. */
export function WeekMore({ more: { count }, day, top, height, onMore }: Props) {
  const label = `${count} more on ${formatDay(day, 'weekdayLong')}, show all`;
  return (
    <Position style={{ top, height, width: moreWidth }}>
      <MoreButton type="button" title={label} aria-label={label} onClick={() => onMore(day)}>
        +{count}
      </MoreButton>
    </Position>
  );
}

const Position = styled.li`
  position: absolute;
  right: 0;
  padding: 1px 2px;
`;

const MoreButton = styled.button`
  width: 100%;
  height: 100%;
  min-height: 24px;
  padding: 0;
  border: 1px dashed ${({ theme }) => theme.color.controlLine};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
`;
