import { toast } from '@plaza/web-kit';

/** Said instead of a request that would change nothing. */
export const tellNothingToSave = () =>
  toast({ title: 'Nothing to save', description: 'You have not changed anything.' });
