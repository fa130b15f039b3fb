import type { Feed } from '@plaza/contracts/markets/feed';
import { Badge, ClockIcon, Row, styled, useNow, usePhone } from '@plaza/ui';
import { clockExactly } from '@plaza/ui/time';
import { useIsOffline } from '@plaza/web-kit';
import { ageOf, formatAge, isLive } from './feed';

interface FeedStatusProps {
  readonly feed: Feed;
  /** Whether the last attempt to refresh the quotes failed. */
  readonly failed?: boolean;
}

/** LIVE while the quotes are recent and refreshing works, otherwise their age; plus a badge if they are simulated. */
export function FeedStatus({ feed, failed = false }: FeedStatusProps) {
  const now = useNow(1000);
  const isOffline = useIsOffline();
  // On a phone the word does not fit beside both badges and the buttons, and a longer age would wrap the line.
  const isPhone = usePhone();
  const age = (
    <time dateTime={feed.asOf} title={clockExactly(feed.asOf, { seconds: true })}>
      {!isPhone && 'Updated '}
      {formatAge(ageOf(feed, now))}
    </time>
  );
  return (
    <Row as="span" role="group" aria-label="Data status">
      {isLive(feed, now) && !isOffline && !failed ? (
        <>
          <Badge tone="good" dot>
            LIVE
          </Badge>
          <Age>{age}</Age>
        </>
      ) : (
        <Badge tone="attention">
          <ClockIcon />
          {age}
        </Badge>
      )}
      {feed.simulated && <Badge tone="info">Simulated</Badge>}
    </Row>
  );
}

const Age = styled.span`
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;
