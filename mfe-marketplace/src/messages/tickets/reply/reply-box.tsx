import { limits } from '@plaza/contracts/limits';
import { Button, Field, styled, TextArea } from '@plaza/ui';
import { type FormEvent, useRef } from 'react';
import { useReply } from './use-reply';

const closed = 'This ticket is closed. Open a new one for more help.';

interface Props {
  readonly ticketId: string;
  /** Whether the ticket no longer accepts replies. */
  readonly isClosed: boolean;
}

/**
 * Adds a reply to a ticket; the text stays if the server rejects it, and if the ticket is closed meanwhile. It does not
 * change during sending, so that a rejection returns the text that was sent.
 */
export function ReplyBox({ ticketId, isClosed }: Props) {
  const { text, write, submit, refusal, isSending } = useReply(ticketId);
  const input = useRef<HTMLTextAreaElement>(null);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    input.current?.focus(); // the button is disabled next, as there is nothing to send
    submit();
  }
  if (isClosed && text.trim() === '') return <Closed>{closed}</Closed>;
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label="Reply" hideLabel error={isClosed ? closed : refusal}>
        <TextArea
          ref={input}
          rows={2}
          placeholder="Write a reply..."
          maxLength={limits.longText}
          readOnly={isSending}
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isSending} disabled={isClosed || text.trim() === ''}>
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
