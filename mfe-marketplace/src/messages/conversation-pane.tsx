import { Empty, MessageIcon, usePhone } from '@plaza/ui';
import { LoadError } from '../notices/load-error';
import { BackToList } from '../panes/back-to-list';
import { Thread } from './thread/thread';
import { WholeThreadSkeleton } from './thread/whole-thread-skeleton';
import type { ChosenConversation } from './use-chosen-conversation';

interface Props {
  /** Whether the address contains a conversation id. */
  readonly isChosen: boolean;
  readonly chosen: ChosenConversation;
  readonly onBack: () => void;
}

/** The chosen conversation, or a placeholder if there is none. */
export function ConversationPane({ isChosen, chosen, onBack }: Props) {
  const { conversation } = chosen;
  const isPhone = usePhone();
  if (conversation) return <Thread key={conversation.id} conversation={conversation} onBack={onBack} />;
  return (
    <>
      {isChosen && isPhone && <BackToList onBack={onBack} />}
      <Placeholder isChosen={isChosen} chosen={chosen} />
    </>
  );
}

function Placeholder({ isChosen, chosen: { error, isMissing, isFetching, onRetry } }: Omit<Props, 'onBack'>) {
  if (error !== undefined)
    return <LoadError title="Failed to load the conversation" error={error} loading={isFetching} onRetry={onRetry} />;
  if (isChosen && !isMissing) return <WholeThreadSkeleton />;
  return (
    <Empty
      icon={<MessageIcon size={20} />}
      title="Select a conversation"
      text={
        isMissing ? 'The one that you came for is not among yours.' : 'Choose one from the list to read and to answer.'
      }
    />
  );
}
