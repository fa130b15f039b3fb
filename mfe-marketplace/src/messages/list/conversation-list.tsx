import { maxListLength } from '@plaza/contracts/marketplace/choices';
import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { Empty, styled } from '@plaza/ui';
import { useSearchText } from '@plaza/web-kit/router';
import { useState } from 'react';
import { LimitNote } from '../../notices/limit-note';
import { moveByArrows } from '../../panes/arrow-keys';
import { ChoiceList } from '../../panes/choice-row';
import { ListFoot } from '../../panes/list-foot';
import { useOutbox, useOutboxState } from '../outbox/use-outbox';
import { ConversationRow } from './conversation-row';
import { ConversationSearch } from './conversation-search';
import { NoConversations } from './no-conversations';

interface Props {
  readonly conversations: readonly Conversation[];
  /** Empty if none is chosen. */
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

/** The conversations that match the search; arrow keys move the focus, Enter chooses. */
export function ConversationList({ conversations, chosenId, onChoose }: Props) {
  const [search] = useSearchText('search');
  const [focused, setFocused] = useState<string>();
  const { unsent, isWaiting } = useOutboxState(useOutbox());
  const held = unsent.filter(({ refusal }) => isWaiting || refusal !== undefined);
  const found = conversations.filter((one) => matches(one, search));
  // Roving tabindex: the list has one tab stop; arrow keys move within it.
  const stop = [focused, chosenId].find((id) => found.some((one) => one.id === id)) ?? found[0]?.id;

  if (conversations.length === 0) return <NoConversations />;
  return (
    <Root onKeyDown={moveByArrows}>
      <ConversationSearch />
      {found.length === 0 && (
        <Empty title="No conversations found" text="No name and no last message has these words. Try others." />
      )}
      <ChoiceList aria-label="Conversations">
        {found.map((one) => (
          <ConversationRow
            key={one.id}
            conversation={one}
            unsent={held.findLast(({ conversationId }) => conversationId === one.id)}
            isChosen={one.id === chosenId}
            isStop={one.id === stop}
            onFocus={() => setFocused(one.id)}
            onChoose={() => onChoose(one.id)}
          />
        ))}
      </ChoiceList>
      {conversations.length >= maxListLength && (
        <ListFoot>
          <LimitNote>
            Your latest {maxListLength} conversations are listed and searched. Older ones open with Contact or Message.
          </LimitNote>
        </ListFoot>
      )}
    </Root>
  );
}

function matches({ participantName, lastMessage }: Conversation, search: string): boolean {
  const words = search.trim().toLowerCase();
  return [participantName, lastMessage].some((text) => text.toLowerCase().includes(words));
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;
`;
