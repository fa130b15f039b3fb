import { Button, FormAlert, Row, Stack } from '@plaza/ui';
import { type FormEvent, useImperativeHandle } from 'react';
import type { InputProps } from './input-props';
import { ReviewFields } from './review-fields';
import { useReview } from './use-review';

/** The customer's review of a completed booking. */
export function ReviewForm({ bookingId, discardRef }: InputProps) {
  const form = useReview(bookingId);
  const { ref, alert, isSaving, isUnsaved, submit } = form;
  useImperativeHandle(discardRef, () => form.discard);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  return (
    <form ref={ref} noValidate data-changed={isUnsaved} onSubmit={handleSubmit}>
      <Stack gap={12}>
        <FormAlert>{alert}</FormAlert>
        <ReviewFields form={form} />
        <Row>
          <Button type="submit" variant="primary" loading={isSaving}>
            Add Review
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
