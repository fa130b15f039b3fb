import type { TimelineEntry } from '@plaza/contracts/marketplace/bookings';
import { Stack, styled } from '@plaza/ui';
import { useId } from 'react';
import { formatChange } from '../booking/booking-labels';
import { Instant } from '../booking/instant';

/** The history of a booking, the oldest entry first. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const titleId = useId();
  return (
    <Stack as="section" gap={8} aria-labelledby={titleId}>
      <h3 id={titleId}>Timeline</h3>
      <List aria-labelledby={titleId}>
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.what}`}>
            <div>{formatChange(entry)}</div>
            {entry.detail && <Detail>{entry.detail}</Detail>}
            <When>
              <Instant at={entry.at} />
            </When>
          </li>
        ))}
      </List>
    </Stack>
  );
}

const List = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    position: relative;
    padding-inline-start: 20px;
    overflow-wrap: anywhere;
  }
  > li::before {
    position: absolute;
    inset: 7px auto auto 2px;
    width: 7px;
    height: 7px;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.accentText};
    content: '';
  }
  > li:not(:last-child)::after {
    position: absolute;
    inset: 18px auto -14px 5px;
    width: 1px;
    background: ${({ theme }) => theme.color.line};
    content: '';
  }
`;

const Detail = styled.div`
  white-space: pre-line;
`;

const When = styled.div`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
