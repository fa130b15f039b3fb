import { limits } from '@plaza/contracts/limits';
import { Button, Field, styled, TextArea } from '@plaza/ui';
import { serverMessage } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { useMarketplaceAddToTicketMutation } from './tickets-api';

/** Adds a reply to a ticket; the text stays where the server rejects it. */
export function ReplyBox({ ticketId }: { ticketId: string }) {
  const [text, setText] = useState('');
  const [add, { isLoading, error }] = useMarketplaceAddToTicketMutation();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { data } = await add({ id: ticketId, body: { text: text.trim() } });
    if (data) setText((now) => (now === text ? '' : now));
  }
  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label="Reply"
        hideLabel
        error={error !== undefined && serverMessage(error, 'The reply was not sent. Check your connection.')}
      >
        <TextArea
          rows={2}
          placeholder="Write a reply..."
          maxLength={limits.longText}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      </Field>
      <Button type="submit" variant="primary" loading={isLoading} disabled={text.trim() === ''}>
        Reply
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child { flex: 1; }
  textarea { max-height: 160px; resize: none; }
`;
