import { limits } from '@plaza/contracts/limits';
import { Button, Field, FormAlert, Row, Stack, TextArea } from '@plaza/ui';
import { toast, useForm } from '@plaza/web-kit';
import type { FormEvent } from 'react';
import { networkError } from '../actions/use-booking-changes';
import { useMarketplaceReviewBookingMutation } from '../api/booking-writes';
import { StarInput } from './star-input';

interface Draft {
  /** 1 to 5; 0 while none is chosen. */
  readonly rating: number;
  readonly comment: string;
}

const validate = (name: keyof Draft, { rating }: Draft) =>
  name === 'rating' && rating === 0 ? 'Choose from one to five stars' : undefined;

/** The customer's review of a completed booking. */
export function ReviewForm({ bookingId }: { bookingId: string }) {
  const [send] = useMarketplaceReviewBookingMutation();
  const { ref, draft, errors, alert, isSaving, change, submit } = useForm<Draft>({
    initial: { rating: 0, comment: '' },
    validate,
    save: ({ rating, comment }) => send({ id: bookingId, body: { rating, comment: comment.trim() } }),
    onSaved: () =>
      void toast({
        title: 'Review added',
        description: 'Thank you. The contractor can reply to it.',
        variant: 'success',
      }),
    fallback: networkError,
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack gap={12}>
        <FormAlert>{alert}</FormAlert>
        <StarInput value={draft.rating} onChange={(rating) => change({ rating })} error={errors.rating} />
        <Field label="Comment" error={errors.comment}>
          <TextArea
            maxLength={limits.longText}
            value={draft.comment}
            onChange={({ target }) => change({ comment: target.value })}
          />
        </Field>
        <Row>
          <Button type="submit" variant="primary" loading={isSaving}>
            Add review
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
