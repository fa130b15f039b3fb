import { ticketStatuses } from '@plaza/contracts/marketplace/choices';
import { isAdministrator } from '@plaza/contracts/roles';
import { Empty, ToolIcon } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { useChangeSearch, useSearchChoice, useSearchText } from '@plaza/web-kit/router';
import { useState } from 'react';
import { LoadError } from '../../notices/load-error';
import { UnreachableNotice } from '../../notices/unreachable-notice';
import { ListFoot } from '../../panes/list-foot';
import { ListSkeleton } from '../../panes/list-skeleton';
import { Panes } from '../../panes/panes';
import { ShowMore } from '../../panes/show-more';
import { TicketList } from './list/ticket-list';
import { TicketToolbar } from './list/ticket-toolbar';
import { NewTicketDialog } from './new/new-ticket-dialog';
import { TicketPane } from './thread/ticket-pane';
import { useMarketplaceTicketsInfiniteQuery } from './tickets-api';
import { useFirstPageLater } from './use-first-page-later';
import { useLiveTickets } from './use-live-tickets';

const statuses = ['all', ...ticketStatuses] as const;

/** The user's tickets, or all tickets for administrators; `?ticketFor=` opens a new one about a booking. */
export function Support() {
  const user = useUser();
  const isForAll = user ? isAdministrator(user) : false;
  const change = useChangeSearch();
  const [chosenId] = useSearchText('ticket');
  const [bookingId] = useSearchText('ticketFor');
  const [status, setStatus] = useSearchChoice('status', statuses);
  const [isAsking, setAsking] = useState(false);
  useLiveTickets();
  useFirstPageLater(status);
  const options = { refetchOnMountOrArgChange: true };
  const answer = useMarketplaceTicketsInfiniteQuery(status, options);
  const { error, currentData, isFetching, refetch } = answer;
  const tickets = answer.data?.pages.flat();
  /** Without a ticket in the URL, `view` keeps this view open. */
  const choose = (ticket: string) => change({ view: 'support', ticket });
  const handleClose = () => {
    setAsking(false);
    if (bookingId) change({ view: 'support', ticketFor: '' }, { replace: true });
  };
  const handleAdded = (id: string) => {
    setAsking(false);
    change({ view: 'support', ticket: id, ticketFor: '', status: '' });
  };
  const isFailed = error !== undefined && currentData === undefined;
  return (
    <>
      <Panes
        isOpen={chosenId !== ''}
        onBack={() => choose('')}
        list={
          <>
            <TicketToolbar status={status} onStatus={setStatus} onNew={() => setAsking(true)} />
            {isFailed && <Failed error={error} loading={isFetching} onRetry={refetch} />}
            {!isFailed && error && <UnreachableNotice loading={isFetching} onRetry={refetch} />}
            {!isFailed && !tickets && <ListSkeleton label="Loading tickets" />}
            {!isFailed && tickets && (
              <TicketList
                tickets={tickets}
                isFiltered={status !== 'all'}
                isForAll={isForAll}
                chosenId={chosenId}
                onChoose={choose}
              />
            )}
            {answer.hasNextPage && (
              <ListFoot>
                <ShowMore loading={answer.isFetchingNextPage} onMore={() => void answer.fetchNextPage()} />
              </ListFoot>
            )}
          </>
        }
        content={
          chosenId ? (
            <TicketPane key={chosenId} id={chosenId} onBack={() => choose('')} />
          ) : tickets ? (
            <Empty
              icon={<ToolIcon size={20} />}
              title="Select a ticket"
              text={isForAll ? 'Choose one from the list to answer it.' : 'Choose one from the list to follow it.'}
            />
          ) : undefined
        }
        isListAlone={chosenId === '' && (isFailed || tickets?.length === 0)}
      />
      {(isAsking || bookingId) && (
        <NewTicketDialog bookingId={bookingId || undefined} onClose={handleClose} onAdded={handleAdded} />
      )}
    </>
  );
}

function Failed({ error, loading, onRetry }: { error: unknown; loading: boolean; onRetry: () => void }) {
  return <LoadError title="Failed to load tickets" error={error} loading={loading} onRetry={onRetry} />;
}
