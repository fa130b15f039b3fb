import { limits } from '@plaza/contracts/limits';
import { Field, TextArea } from '@plaza/ui';
import { StarInput } from './star-input';
import type { useReview } from './use-review';

/** The stars and the comment of a review. */
export function ReviewFields({ form }: { form: ReturnType<typeof useReview> }) {
  const { draft, errors, change } = form;
  return (
    <>
      <StarInput value={draft.rating} onChange={(rating) => change({ rating })} error={errors.rating} />
      <Field label="Comment" error={errors.comment}>
        <TextArea
          maxLength={limits.longText}
          value={draft.comment}
          onChange={({ target }) => change({ comment: target.value })}
        />
      </Field>
    </>
  );
}
