import type { TicketWithThread } from '@plaza/contracts/marketplace/tickets';
import { Moment, Row, styled, useNow } from '@plaza/ui';
import { MessageText } from '../../../panes/message-text';
import { ThreadContent, ThreadFrame } from '../../../panes/thread-frame';

interface ThreadEntry {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly at: string;
}

/** The description of a ticket and its replies, the newest last. */
export function TicketThread({ ticket }: { ticket: TicketWithThread }) {
  const now = useNow();
  const question: ThreadEntry = {
    id: ticket.id,
    name: ticket.userName,
    text: ticket.description,
    at: ticket.createdAt,
  };
  const entries = [question, ...ticket.thread.map(({ id, by, text, at }) => ({ id, name: by.name, text, at }))];
  return (
    <ThreadFrame role="log" aria-label={`What was said to ${ticket.title}`} tabIndex={0}>
      <ThreadContent>
        {entries.map(({ id, name, text, at }) => (
          <Entry key={id}>
            <Row gap={8}>
              <strong>{name}</strong>
              <Age>
                <Moment at={at} now={now} />
              </Age>
            </Row>
            <MessageText text={text} />
          </Entry>
        ))}
      </ThreadContent>
    </ThreadFrame>
  );
}

const Entry = styled.article`
  padding-bottom: ${({ theme }) => theme.space[8]};
  &:not(:first-child) { padding-top: ${({ theme }) => theme.space[8]}; border-top: 1px solid ${({ theme }) => theme.color.line}; }
  strong { font-weight: ${({ theme }) => theme.weight.medium}; }
`;

const Age = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
