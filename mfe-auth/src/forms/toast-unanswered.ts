import { isOutcomeUnknown } from '@plaza/contracts/failed-writes';
import { apiErrorIn, toast } from '@plaza/web-kit';

/**
 * Says what may have happened if a request remained without a response, here or at the gateway, to a user who has left
 * its dialog: the server may have done it.
 */
export function toastUnanswered(error: unknown, description: string): void {
  if (isOutcomeUnknown(apiErrorIn(error)?.status)) toast({ title: 'No Answer', description, variant: 'error' });
}
