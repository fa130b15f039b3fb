import type { Booking } from '@plaza/contracts/marketplace/bookings';
import { ClockIcon, css, styled, useNow } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { nextStepOf } from './next-step';

/** The next step of a booking, emphasized if the user has to take it. */
export function NextStepLine({ booking }: { booking: Booking }) {
  const step = nextStepOf(booking, useUser(), useNow());
  if (!step) return null;
  return (
    <Line $isYours={step.isYours}>
      <ClockIcon label="Next step" />
      <span>{step.text}</span>
    </Line>
  );
}

const Line = styled.p<{ $isYours: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  min-width: 0;
  color: ${({ theme }) => theme.color.muted};
  ${({ $isYours, theme }) =>
    $isYours &&
    css`
      color: ${theme.color.attention.text};
      font-weight: ${theme.weight.medium};
    `}
  > svg { flex: none; margin-top: 2px; }
  > span { min-width: 0; overflow-wrap: anywhere; }
`;
