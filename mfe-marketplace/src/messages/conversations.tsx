import { useSearchText } from '@plaza/web-kit/router';
import { LoadError } from '../notices/load-error';
import { UnreachableNotice } from '../notices/unreachable-notice';
import { ListSkeleton } from '../panes/list-skeleton';
import { Panes } from '../panes/panes';
import { useMarketplaceConversationsQuery } from './api/messages-api';
import { ConversationPane } from './conversation-pane';
import { ConversationList } from './list/conversation-list';
import { ConversationSearch } from './list/conversation-search';
import { useReadReceipts } from './live/use-read-receipts';
import { useChosenConversation } from './use-chosen-conversation';

/** The list of conversations, beside the chosen one. */
export function Conversations() {
  const [chosenId, choose] = useSearchText('conversation');
  const options = { refetchOnMountOrArgChange: true };
  const { data, error, isFetching, refetch } = useMarketplaceConversationsQuery(undefined, options);
  const chosen = useChosenConversation(chosenId, data);
  useReadReceipts(chosen.conversation);

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
  return (
    <Panes
      list={list}
      content={
        chosenId || data ? (
          <ConversationPane isChosen={chosenId !== ''} chosen={chosen} onBack={handleBack} />
        ) : undefined
      }
      isListAlone={chosenId === '' && data?.length === 0}
      isOpen={chosenId !== ''}
      onBack={handleBack}
    />
  );
}
