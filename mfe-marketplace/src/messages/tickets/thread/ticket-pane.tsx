import { styled, usePhone } from '@plaza/ui';
import { LoadError } from '../../../notices/load-error';
import { UnreachableNotice } from '../../../notices/unreachable-notice';
import { BackToList } from '../../../panes/back-to-list';
import { ThreadSkeleton } from '../../../panes/thread-skeleton';
import { ReplyBox } from '../reply/reply-box';
import { useMarketplaceTicketQuery } from '../tickets-api';
import { TicketHeader } from './ticket-header';
import { TicketThread } from './ticket-thread';

interface Props {
  readonly id: string;
  readonly onBack: () => void;
}

/** One ticket: header, thread and reply box. */
export function TicketPane({ id, onBack }: Props) {
  const isPhone = usePhone();
  const { data, error, isFetching, refetch } = useMarketplaceTicketQuery({ id }, { refetchOnMountOrArgChange: true });
  if (error && !data) {
    return (
      <>
        {isPhone && <BackToList onBack={onBack} />}
        <LoadError title="Failed to load the ticket" error={error} loading={isFetching} onRetry={refetch} />
      </>
    );
  }
  if (!data) {
    return (
      <>
        {isPhone && <BackToList onBack={onBack} />}
        <ThreadSkeleton />
      </>
    );
  }
  return (
    <Root aria-label={`Ticket ${data.title}`}>
      <TicketHeader ticket={data} {...(isPhone && { onBack })} />
      {error && <UnreachableNotice loading={isFetching} onRetry={refetch} />}
      <TicketThread ticket={data} />
      <ReplyBox ticketId={data.id} isClosed={data.status === 'closed'} />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;
