import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Row, Stack, TextArea } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { type FormEvent, useState } from 'react';
import { type BookingError, toBookingError } from '../actions/use-booking-changes';
import { useMarketplaceReviewBookingMutation } from '../api/bookings-api';
import { StarInput } from './star-input';

/** Asks the customer how a finished job was. */
export function ReviewForm({ bookingId }: { bookingId: string }) {
  const [send, { isLoading }] = useMarketplaceReviewBookingMutation();
  const [rating, setRating] = useState(0);
  const [comment, setComment] = useState('');
  const [fault, setFault] = useState<string>();
  const [refusal, setRefusal] = useState<BookingError>();

  const handleRating = (stars: number) => {
    setRating(stars);
    setFault(undefined);
  };

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (rating === 0) return setFault('Choose from one to five stars');
    if (isLoading) return;
    const { error } = await send({ id: bookingId, body: { rating, comment: comment.trim() } });
    if (error) return setRefusal(toBookingError(error));
    toast({ title: 'Review added', description: 'Thank you. The contractor can reply to it.', variant: 'success' });
  }

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Stack gap={12}>
        <FormAlert>{refusal?.message}</FormAlert>
        <StarInput value={rating} onChange={handleRating} error={fault} />
        <Field label="Comment" error={refusal?.faults.comment}>
          <TextArea maxLength={limits.longText} value={comment} onChange={(event) => setComment(event.target.value)} />
        </Field>
        <Row>
          <Button type="submit" variant="primary" loading={isLoading}>
            Add review
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
