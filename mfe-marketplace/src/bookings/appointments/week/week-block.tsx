import { styled } from '@plaza/ui';
import { clockInterval, clockTime } from '@plaza/ui/time';
import { memo } from 'react';
import { statusLabels } from '../../booking/booking-labels';
import { acrossOf, type Block } from './week-layout';
import { toPixels } from './week-measures';

/** In pixels: the height of a line, and of the space above and below the lines. */
const lineHeight = 16;
const ends = 6;
/** In pixels: the maximum width of a character, and the width of the space around the text. */
const charWidth = 7.5;
const edges = 16;

interface Props {
  readonly block: Block;
  /** The position in its column, in pixels. */
  readonly top: number;
  readonly timeZone: string;
  readonly onOpen: (bookingId: string) => void;
}

/** A booking at its time; overlapping ones are side by side. It shows as many details as it has room for. */
export const WeekBlock = memo(function WeekBlock({ block, top, timeZone, onOpen }: Props) {
  const { booking } = block;
  const { id, title, status, location } = booking;
  const times = clockInterval(booking, { timeZone });
  const { label, tone } = statusLabels[status];
  const lines = Math.floor((toPixels(block.textBottom - block.top) - ends) / lineHeight);
  const titleLines = Math.max(1, lines - 2);
  return (
    <Position style={{ top, height: toPixels(block.bottom - block.top), ...acrossOf(block) }}>
      <BookingButton
        type="button"
        $tone={tone}
        title={`${title}, ${times}, ${label}`}
        aria-label={`${title}, ${times}, ${label}, ${location}`}
        onClick={() => onOpen(id)}
      >
        <Title $lines={titleLines}>{title}</Title>
        {lines >= 2 && (
          <Times $chars={times.length}>
            <span>{times}</span>
            <span>{clockTime(booking.startsAt, { timeZone })}</span>
          </Times>
        )}
        {lines >= 3 && <span>{label}</span>}
      </BookingButton>
    </Position>
  );
});

const Position = styled.li`
  position: absolute;
  z-index: 1;
  container-type: inline-size;
  padding: 1px 2px;
`;

/** Gets the lines that the other texts leave free. */
const Title = styled.strong<{ $lines: number }>`
  display: -webkit-box;
  overflow-wrap: anywhere;
  font-weight: ${({ theme }) => theme.weight.medium};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`;

/** Start and end time; the start alone where both do not fit. */
const Times = styled.span<{ $chars: number }>`
  > :last-child { display: none; }
  @container (max-width: ${({ $chars }) => $chars * charWidth + edges}px) {
    > :first-child { display: none; }
    > :last-child { display: inline; }
  }
`;

type Tone = (typeof statusLabels)[keyof typeof statusLabels]['tone'];

const BookingButton = styled.button<{ $tone: Tone }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  height: 100%;
  min-height: 24px;
  padding: 1px 6px;
  overflow: hidden;
  border: 1px solid ${({ theme, $tone }) => ($tone === 'neutral' ? theme.color.line : theme.color[$tone].line)};
  border-inline-start-width: 3px;
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme, $tone }) => ($tone === 'neutral' ? theme.color.sunken : theme.color[$tone].tint)};
  color: ${({ theme, $tone }) => ($tone === 'neutral' ? theme.color.muted : theme.color[$tone].text)};
  font-size: ${({ theme }) => theme.size[13]};
  line-height: 16px;
  text-align: start;
  cursor: pointer;
  > * {
    flex: none;
    max-width: 100%;
    overflow: hidden;
  }
  > span { text-overflow: ellipsis; white-space: nowrap; }
`;
