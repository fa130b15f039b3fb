import { limits } from '@plaza/contracts/limits';
import { Button, Field, styled, TextArea } from '@plaza/ui';
import { serverMessage, useRequestKey } from '@plaza/web-kit';
import { type FormEvent, useRef, useState } from 'react';
import { useMarketplaceAddToTicketMutation } from './tickets-api';

const firstArrived = 'What you sent first did arrive. Look at it before you send another one.';
const closed = 'This ticket is closed. Open a new one for more help.';
const noAnswer = 'No answer came. Check your connection and try again: the reply is added once.';

interface Props {
  readonly ticketId: string;
  /** Whether the ticket takes no reply any more. */
  readonly isClosed: boolean;
}

/** Adds a reply to a ticket; the text stays where the server rejects it, and where the ticket is closed meanwhile. */
export function ReplyBox({ ticketId, isClosed }: Props) {
  const [text, setText] = useState('');
  const input = useRef<HTMLTextAreaElement>(null);
  const [add, { isLoading }] = useMarketplaceAddToTicketMutation();
  const { send } = useRequestKey(firstArrived);
  const [error, setError] = useState<unknown>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus(); // the button has nothing to send next
    setError(undefined);
    const result = await send((key) => add({ id: ticketId, body: { text: text.trim() }, key }));
    setError(result.error);
    if (result.data) setText((now) => (now === text ? '' : now));
  }
  if (isClosed && text.trim() === '') return <Closed>{closed}</Closed>;
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label="Reply" hideLabel error={isClosed ? closed : error !== undefined && serverMessage(error, noAnswer)}>
        <TextArea
          ref={input}
          rows={2}
          placeholder="Write a reply..."
          maxLength={limits.longText}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isLoading} disabled={isClosed || text.trim() === ''}>
        Reply
      </Button>
    </Form>
  );
}

const Closed = styled.p`
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.muted};
`;

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child { flex: 1; }
  textarea { max-height: 160px; resize: none; }
`;
