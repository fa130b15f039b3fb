import { Empty, MessageIcon } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { LoadError } from '../notices/load-error';
import { UnreachableNotice } from '../notices/unreachable-notice';
import { ListSkeleton } from '../panes/list-skeleton';
import { Panes } from '../panes/panes';
import { useMarketplaceConversationsQuery } from './api/messages-api';
import { ConversationList } from './list/conversation-list';
import { ConversationSearch } from './list/conversation-search';
import { useReadReceipts } from './live/use-read-receipts';
import { Thread } from './thread/thread';
import { WholeThreadSkeleton } from './thread/whole-thread-skeleton';

/** The conversations beside the chosen one. */
export function Conversations() {
  const [chosenId, choose] = useSearchText('conversation');
  const options = { refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useMarketplaceConversationsQuery(undefined, options);
  const chosen = data?.find(({ id }) => id === chosenId);
  useReadReceipts(chosen);

  const handleBack = () => choose('');
  if (error && !data) {
    const failed = (
      <LoadError title="Failed to load conversations" error={error} loading={isFetching} onRetry={refetch} />
    );
    return <Panes isListAlone list={failed} isOpen={false} onBack={handleBack} />;
  }
  const list = data ? (
    <>
      {error && <UnreachableNotice loading={isFetching} onRetry={refetch} />}
      <ConversationList conversations={data} chosenId={chosenId} onChoose={choose} />
    </>
  ) : (
    <>
      <ConversationSearch />
      <ListSkeleton label="Loading conversations" hasFaces />
    </>
  );
  const isMissing = chosenId !== '';
  const isExpected = isMissing && isFetching;
  const isListAlone = !isMissing && data?.length === 0;
  const content = chosen ? (
    <Thread key={chosen.id} conversation={chosen} onBack={handleBack} />
  ) : isExpected ? (
    <WholeThreadSkeleton />
  ) : isMissing || data ? (
    <Empty
      icon={<MessageIcon size={20} />}
      title="Select a conversation"
      text={
        isMissing ? 'The one that you came for is not among yours.' : 'Choose one from the list to read and to answer.'
      }
    />
  ) : undefined;
  return (
    <Panes list={list} content={content} isListAlone={isListAlone} isOpen={chosen !== undefined} onBack={handleBack} />
  );
}
