import type { Conversation } from '@plaza/contracts/marketplace/conversations';
import { Button, Empty, useNow } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { LoadError } from '../../notices/load-error';
import { UnreachableNotice } from '../../notices/unreachable-notice';
import { DayHeading, NewerMessages, ThreadContent, ThreadFrame } from '../../panes/thread-frame';
import { ThreadSkeleton } from '../../panes/thread-skeleton';
import type { Outbox } from '../outbox/outbox';
import { useOutboxState } from '../outbox/use-outbox';
import { Bubble } from './bubble';
import { groupByDay } from './days';
import { UnsentBubble } from './unsent-bubble';
import { useThread } from './use-thread';
import { useThreadScroll } from './use-thread-scroll';

interface Props {
  readonly conversation: Conversation;
  readonly outbox: Outbox;
}

/** The messages of a conversation, the newest last, followed by the unsent ones. */
export function ThreadMessages({ conversation, outbox }: Props) {
  const { id, participantName } = conversation;
  const ownId = useUser()?.id;
  const now = useNow();
  const { messages, error, isFetching, hasOlder, onOlder, onRetry } = useThread(id);
  const { unsent, isWaiting, sendingId } = useOutboxState(outbox);
  const taken = new Set(messages?.map(({ clientId }) => clientId));
  const waiting = unsent.filter((one) => one.conversationId === id && !taken.has(one.clientId));
  const newest = messages?.at(-1);
  const { frame, hasNewer, onScroll, scrollToEnd } = useThreadScroll({
    oldest: messages?.[0]?.id,
    newest: newest?.clientId ?? newest?.id,
    unsent: waiting.map(({ clientId }) => clientId),
    isOwnNewest: newest?.senderId === ownId,
    onTop: () => hasOlder && !isFetching && !error && onOlder(),
  });

  if (error && !messages && waiting.length === 0) {
    return (
      <ThreadContent>
        <LoadError title="Failed to load messages" error={error} loading={isFetching} onRetry={onRetry} />
      </ThreadContent>
    );
  }
  if (!messages && !error) return <ThreadSkeleton />;
  const lastRead = messages?.findLast(({ senderId, read }) => senderId === ownId && read)?.id;
  return (
    <>
      {error && <UnreachableNotice loading={isFetching} onRetry={onRetry} />}
      <ThreadFrame
        ref={frame}
        role="log"
        aria-label={`Messages with ${participantName}`}
        aria-busy={isFetching}
        tabIndex={0}
        onScroll={onScroll}
      >
        <ThreadContent>
          {hasOlder && (
            <Button size="sm" variant="ghost" loading={isFetching} onClick={onOlder}>
              Older Messages
            </Button>
          )}
          {messages?.length === 0 && waiting.length === 0 && (
            <Empty title="No messages yet" text={`Write the first one to ${participantName} below.`} />
          )}
          {groupByDay(messages ?? [], now).map(({ day, heading, messages: sent }) => (
            <ThreadContent key={day}>
              <DayHeading>{heading}</DayHeading>
              {sent.map((one) => (
                <Bubble key={one.id} message={one} isOwn={one.senderId === ownId} isMarkedRead={one.id === lastRead} />
              ))}
            </ThreadContent>
          ))}
          {waiting.map((one) => (
            <UnsentBubble
              key={one.clientId}
              message={one}
              isWaiting={isWaiting}
              isSending={one.clientId === sendingId}
              outbox={outbox}
            />
          ))}
        </ThreadContent>
      </ThreadFrame>
      {hasNewer && (
        <NewerMessages>
          <Button size="sm" variant="primary" onClick={scrollToEnd}>
            New Messages
          </Button>
        </NewerMessages>
      )}
    </>
  );
}
