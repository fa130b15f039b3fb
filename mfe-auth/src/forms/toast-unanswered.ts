import { apiErrorIn, toast } from '@plaza/web-kit';

/**
 * Says what may have happened if a request remained without a response, to a user who has left its dialog: the server
 * may have done it.
 */
export function toastUnanswered(error: unknown, description: string): void {
  if (apiErrorIn(error)?.status === 0) toast({ title: 'No Answer', description, variant: 'error' });
}
