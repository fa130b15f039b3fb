import { css, styled, VisuallyHidden } from '@plaza/ui';
import { formatDay } from '@plaza/ui/time';
import { useId } from 'react';

export interface StripDay {
  /** YYYY-MM-DD */
  readonly day: string;
  /** The work of the day in words: "2 bookings"; empty if there is none. */
  readonly work: string;
  readonly count: number;
  /** Whether some of it is still waiting for somebody to accept it. */
  readonly isWaiting?: boolean;
}

interface Props {
  readonly label: string;
  readonly days: readonly StripDay[];
  readonly chosen: string;
  readonly today: string;
  readonly onDay: (day: string) => void;
}

/** The days of a week side by side, each with its amount of work. */
export function DayStrip({ label, days, chosen, today, onDay }: Props) {
  const prefix = useId();
  return (
    <Strip aria-label={label}>
      {days.map(({ day, work, count, isWaiting = false }) => (
        <li key={day}>
          <Choice
            type="button"
            aria-pressed={day === chosen}
            aria-current={day === today ? 'date' : undefined}
            aria-label={formatDay(day, 'weekdayLong')}
            aria-describedby={work ? `${prefix}${day}` : undefined}
            onClick={() => onDay(day)}
          >
            <span>{formatDay(day, 'weekday')}</span>
            <strong>{formatDay(day, 'dayOfMonth')}</strong>
            {count > 0 && (
              <Count $isWaiting={isWaiting} title={work}>
                {count}
              </Count>
            )}
          </Choice>
          <VisuallyHidden id={`${prefix}${day}`}>{work}</VisuallyHidden>
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled.ul`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  gap: ${({ theme }) => theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; min-width: 0; }
`;

const Choice = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  gap: 2px;
  width: 100%;
  min-height: 76px;
  padding: 6px 2px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  > span { color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
  > strong {
    font-size: ${({ theme }) => theme.size[16]};
    font-weight: ${({ theme }) => theme.weight.medium};
    font-variant-numeric: tabular-nums;
    line-height: 20px;
  }
  &:hover { background: ${({ theme }) => theme.color.hover}; }
  &[aria-current] > strong { color: ${({ theme }) => theme.color.accentText}; font-weight: ${({ theme }) => theme.weight.strong}; }
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accentText};
    background: ${({ theme }) => theme.color.accentTint};
  }
  &[aria-pressed='true'] > span { color: ${({ theme }) => theme.color.text}; }
  @media (forced-colors: active) {
    &[aria-pressed='true'] { border-color: Highlight; background: Highlight; forced-color-adjust: none; }
    &&[aria-pressed='true'] > :is(span, strong) { background: none; color: HighlightText; }
  }
`;

const Count = styled.span<{ $isWaiting: boolean }>`
  ${Choice} > && {
    min-width: 20px;
    padding-inline: 6px;
    border-radius: ${({ theme }) => theme.radius.round};
    font-weight: ${({ theme }) => theme.weight.medium};
    line-height: 18px;
    text-align: center;
    ${({ theme, $isWaiting }) =>
      $isWaiting
        ? css`background: ${theme.color.attention.tint}; color: ${theme.color.attention.text};`
        : css`background: ${theme.color.accentTint}; color: ${theme.color.accentText};`}
  }
  [aria-pressed='true'] > && { background: ${({ theme }) => theme.color.surface}; }
`;
