import { serverMessage } from '@plaza/web-kit';
import { showFailure } from '../failure-toast';
import { withOutcome } from '../unknown-outcome';

const failed = 'Failed to import the file';

/**
 * Shows a toast about a failed import or preview.
 * @returns the reason, for the error of the file field
 */
export function showImportFailure(error: unknown, { preview }: { readonly preview: boolean }): string {
  const withImported = (message: string) => (preview ? message : withOutcome(message, error, 'imported'));
  showFailure(error, withImported(failed));
  return withImported(serverMessage(error, failed));
}
