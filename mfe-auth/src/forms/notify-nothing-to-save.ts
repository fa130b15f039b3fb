import { toast } from '@plaza/web-kit';

/** Shown instead of a request that would change nothing. */
export const notifyNothingToSave = () =>
  toast({ title: 'Nothing to save', description: 'You have not changed anything.' });
