import { Button, CalendarIcon, Empty, Grid, Stack, styled } from '@plaza/ui';
import { useSessionTabsQuery, useUser } from '@plaza/web-kit';
import { Link } from '@plaza/web-kit/router';
import { useState } from 'react';
import { LoadError } from '../../notices/load-error';
import { StaleDataNotice } from '../../notices/stale-data-notice';
import { ShowMore } from '../../panes/show-more';
import { type BookingFilter, useMarketplaceBookingsInfiniteQuery } from '../api/bookings-api';
import { useGradualCount } from '../use-gradual-count';
import { BookingCard } from './booking-card';
import { BookingSkeletons, cardWidth } from './booking-skeletons';

interface Props {
  readonly choice: BookingFilter;
  readonly onOpen: (bookingId: string) => void;
  readonly onClear: () => void;
}

const cardsAtOnce = 6;

/** The bookings that match, or the error, loading or empty state. */
export function BookingResults({ choice, onOpen, onClear }: Props) {
  const answer = useMarketplaceBookingsInfiniteQuery(choice, { refetchOnMountOrArgChange: true });
  const { data, currentData, error, isFetching, isFetchingNextPage, hasNextPage, fulfilledTimeStamp } = answer;
  const bookings = data?.pages.flatMap((page) => page.bookings) ?? [];
  const shown = useShownChoice(choice, data === currentData);
  const rendered = useGradualCount(bookings.length, cardsAtOnce, shown);
  const isFirstPage = data?.pages.length === 1;
  const isRendered = rendered >= bookings.length;
  if (error && !currentData) {
    return (
      <LoadError framed title="Failed to load bookings" error={error} loading={isFetching} onRetry={answer.refetch} />
    );
  }
  // A previous empty list is not shown while the next one loads.
  if (bookings.length === 0 && !currentData) return <BookingSkeletons />;
  if (bookings.length === 0)
    return <Nothing isFiltered={choice.search !== '' || choice.status !== ''} onClear={onClear} />;
  return (
    <Stack>
      {error !== undefined && (
        <StaleDataNotice error={error} since={fulfilledTimeStamp} loading={isFetching} onRetry={answer.refetch} />
      )}
      <List as="ul" min={cardWidth} aria-label="Bookings" aria-busy={data !== currentData}>
        {bookings.slice(0, rendered).map((booking) => (
          <li key={booking.id}>
            <BookingCard booking={booking} onOpen={onOpen} />
          </li>
        ))}
      </List>
      {/* It waits for the first page, and then stays: removed during the next ones, it would lose the focus. */}
      {hasNextPage && (isRendered || !isFirstPage) && (
        <ShowMore loading={isFetchingNextPage || !isRendered} onMore={() => void answer.fetchNextPage()} />
      )}
    </Stack>
  );
}

/** The filter whose bookings are shown, as a string: the previous filter until the response to the new one arrives. */
function useShownChoice({ status, search }: BookingFilter, isCurrent: boolean): string {
  const chosen = `${status} ${search}`;
  const [shown, setShown] = useState(chosen);
  if (isCurrent && shown !== chosen) setShown(chosen);
  return isCurrent ? chosen : shown;
}

const first = 'What is booked appears here. Find a contractor for the first booking.';
const firstWithoutContractors = 'What is booked appears here. Press New Booking for the first one.';
const waiting = 'Bookings that customers request from you appear here, with what to do next.';

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const role = useUser()?.role;
  const { data: tabs = [] } = useSessionTabsQuery();
  const takesBookings = role === 'contractor' || role === 'contractor_employee';
  const canFind = tabs.includes('contractors');
  const unfiltered = takesBookings ? waiting : canFind ? first : firstWithoutContractors;
  return (
    <Empty
      framed
      icon={<CalendarIcon size={20} />}
      title="No bookings found"
      text={isFiltered ? 'Nothing matches this search and this status.' : unfiltered}
      action={
        isFiltered ? (
          <Button onClick={onClear}>Show All Bookings</Button>
        ) : (
          !takesBookings &&
          canFind && (
            <Button asChild>
              <Link to="/dashboard/contractors">Find a Contractor</Link>
            </Button>
          )
        )
      }
    />
  );
}

const List = styled(Grid)`
  padding: 0;
  list-style: none;
  transition: opacity ${({ theme }) => theme.motion.base};
  &[aria-busy='true'] { opacity: 0.6; }
  > li { display: grid; min-width: 0; }
`;
