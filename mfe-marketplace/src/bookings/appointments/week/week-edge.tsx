import { ChevronDownIcon, ChevronUpIcon, hitArea, styled } from '@plaza/ui';
import { formatDay } from '@plaza/ui/time';
import { headHeight } from './week-measures';

interface Props {
  readonly day: string;
  readonly end: 'earlier' | 'later';
  readonly count: number;
  readonly onShow: (day: string, end: 'earlier' | 'later') => void;
}

/** The number of bookings of a day that are scrolled out of view at one end; a click scrolls to the nearest one. */
export function WeekEdge({ day, end, count, onShow }: Props) {
  if (count === 0) return null;
  const Icon = end === 'earlier' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Place $end={end}>
      <Show
        type="button"
        aria-label={`${count} ${end} on ${formatDay(day, 'weekdayLong')}, show`}
        onClick={() => onShow(day, end)}
      >
        <Icon size={16} />
        {count} {end}
      </Show>
    </Place>
  );
}

/** Takes no height within its day. */
const Place = styled.div<{ $end: Props['end'] }>`
  position: sticky;
  z-index: 2;
  ${({ $end }) => ($end === 'earlier' ? `top: ${headHeight}px;` : 'bottom: 0;')}
  height: 0;
  > button {
    position: absolute;
    ${({ $end }) => ($end === 'earlier' ? 'top: 4px;' : 'bottom: 4px;')}
    left: 50%;
    transform: translateX(-50%);
  }
`;

const Show = styled.button`
  ${hitArea}
  display: flex;
  align-items: center;
  gap: 2px;
  height: 24px;
  padding: 0 8px 0 4px;
  border: 1px solid ${({ theme }) => theme.color.edge};
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.raised};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  cursor: pointer;
  &:hover { background: ${({ theme }) => theme.color.hover}; }
`;
