import { messageLength } from '@plaza/contracts/marketplace/choices';
import { Button, Field, isComposing, styled, TextArea } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { readDraft, storeDraft } from '../outbox/stored-drafts';

/** The length from which on the number of characters is shown. */
const counterFrom = 3800;
const count = new Intl.NumberFormat('en-US');

interface Props {
  readonly conversationId: string;
  readonly onSend: (text: string) => void;
}

/**
 * The input of a conversation: Enter sends, Shift+Enter adds a line break. It receives the focus when a conversation
 * opens.
 */
export function Composer({ conversationId, onSend }: Props) {
  const [text, write] = useDraft(conversationId);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => input.current?.focus(), []);
  const message = text.trim();
  const excess = message.length - messageLength;
  const isReady = message !== '' && excess <= 0;

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault();
    input.current?.focus();
    if (!isReady) return;
    onSend(message);
    write('');
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    handleSubmit();
  }
  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field
        label="Message"
        hideLabel
        hint={message.length >= counterFrom && `${count.format(message.length)} / ${count.format(messageLength)}`}
        error={excess > 0 && `${count.format(message.length)} / ${count.format(messageLength)}: ${tooMany(excess)}`}
      >
        <TextArea
          ref={input}
          rows={1}
          placeholder="Type a message..."
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={!isReady}>
        Send
      </Button>
    </Form>
  );
}

const tooMany = (excess: number) => `${count.format(excess)} ${excess === 1 ? 'character' : 'characters'} too many.`;

/** The unsent draft of a conversation; it survives a reload. */
function useDraft(conversationId: string) {
  const userId = useUser()?.id ?? '';
  const [text, setText] = useState(() => readDraft(userId, conversationId));
  const write = (next: string) => {
    setText(next);
    storeDraft(userId, conversationId, next, text);
  };
  return [text, write] as const;
}

const Form = styled.form`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  > :first-child { flex: 1; }
  textarea { max-height: 160px; min-height: 36px; resize: none; }
`;
