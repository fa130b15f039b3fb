import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { styled, usePhone } from '@plaza/ui';
import { Composer } from '../composer/composer';
import { useOutbox } from '../outbox/use-outbox';
import { ThreadHeader } from './thread-header';
import { ThreadMessages } from './thread-messages';

interface Props {
  readonly conversation: Conversation;
  readonly onBack: () => void;
}

/** A conversation: header, messages and composer. */
export function Thread({ conversation, onBack }: Props) {
  const isPhone = usePhone();
  const outbox = useOutbox();
  return (
    <Root aria-label={`Conversation with ${conversation.participantName}`}>
      <ThreadHeader conversation={conversation} {...(isPhone && { onBack })} />
      <ThreadMessages conversation={conversation} outbox={outbox} />
      <Composer conversationId={conversation.id} onSend={(text) => outbox.add(conversation.id, text)} />
    </Root>
  );
}

const Root = styled.section`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;
