import { serverMessage, toast } from '@plaza/web-kit';

export const notifySuccess = (description: string) => toast({ title: 'Success', description, variant: 'success' });

/** Shows the server's message, or else the fallback. */
export const notifyFailure = (error: unknown, fallback: string) =>
  toast({ title: 'Error', description: serverMessage(error, fallback), variant: 'error' });

/** Shown instead of sending a request that would change nothing. */
export const notifyNothingToSave = () =>
  toast({ title: 'Nothing to save', description: 'You have not changed anything.' });
