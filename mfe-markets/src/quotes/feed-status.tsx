import type { Feed } from '@plaza/contracts/markets/feed';
import { Badge, ClockIcon, Row, styled } from '@plaza/ui';
import { ageInWords, ageOf, isLive } from './feed';
import { useNow } from './use-now';

/** LIVE while the quotes are new enough, their age in its place afterwards; and whether anything of it is real. */
export function FeedStatus({ feed }: { feed: Feed }) {
  const now = useNow();
  const age = (
    <time dateTime={feed.asOf} title={new Date(feed.asOf).toLocaleString('en-US')}>
      Updated {ageInWords(ageOf(feed, now))}
    </time>
  );
  return (
    <Row as="span" role="group" aria-label="Data status">
      {isLive(feed, now) ? (
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
