import { limits } from '@plaza/contracts/limits';
import { Button, Field, Row, Stack, TextArea } from '@plaza/ui';
import { toast, useKeptForm } from '@plaza/web-kit';
import { type FormEvent, useImperativeHandle } from 'react';
import { networkError } from '../actions/use-booking-changes';
import { useMarketplaceReplyToReviewMutation } from '../api/booking-writes';
import type { InputProps } from './input-props';
import { replyFormName } from './kept-input';

interface Draft {
  readonly reply: string;
}

const blank: Draft = { reply: '' };

/** The contractor's reply to a review; it is kept while the contractor asks about the booking first. */
export function ReplyForm({ bookingId, discardRef }: InputProps) {
  const [send] = useMarketplaceReplyToReviewMutation();
  const form = useKeptForm<Draft>({
    name: replyFormName(bookingId),
    initial: blank,
    validate: (_name, { reply }) => (reply.trim() === '' ? 'Write a reply first' : undefined),
    save: ({ reply }) => send({ id: bookingId, body: { reply: reply.trim() } }),
    onSaved() {
      form.discard();
      form.replace((now) => (now.reply === form.draft.reply ? blank : now));
      toast({ title: 'Reply added', description: 'It stands below the review.', variant: 'success' });
    },
    fallback: networkError,
  });

  useImperativeHandle(discardRef, () => form.discard);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void form.submit();
  }

  return (
    <form ref={form.ref} noValidate data-changed={form.isUnsaved} onSubmit={handleSubmit}>
      <Stack gap={12}>
        <Field label="Your reply" error={form.errors.reply ?? form.alert}>
          <TextArea
            maxLength={limits.longText}
            value={form.draft.reply}
            onChange={({ target }) => form.change({ reply: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" loading={form.isSaving}>
            Reply
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
