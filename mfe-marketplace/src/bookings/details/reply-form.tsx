import { limits } from '@plaza/contracts/limits';
import { Button, Field, Row, Stack, TextArea } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { toBookingError } from '../actions/use-booking-changes';
import { useMarketplaceReplyToReviewMutation } from '../api/bookings-api';

/** Asks the contractor for an answer to a review. */
export function ReplyForm({ bookingId }: { bookingId: string }) {
  const [send, { isLoading }] = useMarketplaceReplyToReviewMutation();
  const [reply, setReply] = useState('');
  const [fault, setFault] = useState<string>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = reply.trim();
    if (given === '') return setFault('Write a reply first');
    if (isLoading) return;
    const { error } = await send({ id: bookingId, body: { reply: given } });
    if (error) return setFault(toBookingError(error).message);
    setFault(undefined);
    setReply('');
    toast({ title: 'Reply added', description: 'It stands below the review.', variant: 'success' });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={12}>
        <Field label="Your reply" error={fault}>
          <TextArea maxLength={limits.longText} value={reply} onChange={(event) => setReply(event.target.value)} />
        </Field>
        <Row>
          <Button type="submit" loading={isLoading}>
            Reply
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
