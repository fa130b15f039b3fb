import { ClockIcon, focusAfterRemoval, LinkButton, Row, styled, VisuallyHidden } from '@plaza/ui';
import { toast, undo } from '@plaza/web-kit';
import { MessageText } from '../../panes/message-text';
import type { Outbox } from '../outbox/outbox';
import type { UnsentMessage } from '../outbox/unsent-messages';
import { Box, Note, Side } from './bubble';

interface Props {
  readonly message: UnsentMessage;
  /** Whether the last attempt failed. */
  readonly isWaiting: boolean;
  /** Whether this message is being sent; it must not be discarded then. */
  readonly isSending: boolean;
  readonly outbox: Outbox;
}

const busy = 'Another window of Plaza is sending messages. Please try again in a moment.';

/** One of the user's messages that the server has not accepted yet: being sent, waiting or rejected. */
export function UnsentBubble({ message: { clientId, content, refusal }, isWaiting, isSending, outbox }: Props) {
  async function handleDiscard() {
    const result = await outbox.discard(clientId);
    if (result.kind === 'discarded') {
      toast({ title: 'Message discarded', action: undo(async () => result.bringBack()) });
    } else if (result.kind === 'busy')
      toast({ title: 'The message was not discarded', description: busy, variant: 'error' });
  }

  return (
    <Side $own>
      <Waiting $own>
        <VisuallyHidden>You: </VisuallyHidden>
        <MessageText text={content} />
      </Waiting>
      {refusal === undefined && !isWaiting ? (
        <Note aria-live="off">Sending…</Note>
      ) : (
        <Row gap={8} justify="flex-end" ref={focusAfterRemoval}>
          {refusal === undefined ? (
            // Screen readers would otherwise announce each automatic attempt.
            <State key="waiting" aria-live="off">
              <ClockIcon />
              {isSending ? 'Sending…' : 'Not sent yet'}
            </State>
          ) : (
            <State key="rejected" $rejected>{`Not sent: ${refusal}`}</State>
          )}
          <Row gap={12} wrap={false}>
            <LinkButton unavailable={isSending} onClick={() => outbox.retry(clientId)}>
              Retry
            </LinkButton>
            <LinkButton unavailable={isSending} onClick={handleDiscard}>
              Discard
            </LinkButton>
          </Row>
        </Row>
      )}
    </Side>
  );
}

const Waiting = styled(Box)`
  outline: 1px dashed ${({ theme }) => theme.color.controlLine};
  outline-offset: -1px;
`;

const State = styled.p<{ $rejected?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme, $rejected }) => theme.color[$rejected ? 'bad' : 'attention'].text};
  font-size: ${({ theme }) => theme.size[13]};
`;
