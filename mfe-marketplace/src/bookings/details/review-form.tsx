import { Button, FormAlert, Row, Stack } from '@plaza/ui';
import type { FormEvent } from 'react';
import { ReviewFields } from './review-fields';
import { useReview } from './use-review';

/** The customer's review of a completed booking. */
export function ReviewForm({ bookingId }: { bookingId: string }) {
  const form = useReview(bookingId);
  const { ref, alert, isSaving, submit } = form;

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={ref} noValidate onSubmit={handleSubmit}>
      <Stack gap={12}>
        <FormAlert>{alert}</FormAlert>
        <ReviewFields form={form} />
        <Row>
          <Button type="submit" variant="primary" loading={isSaving}>
            Add review
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
