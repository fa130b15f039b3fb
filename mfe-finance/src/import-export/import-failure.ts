import { serverMessage } from '@plaza/web-kit';
import { showFailure } from '../failure-toast';
import { withOutcome } from '../unknown-outcome';

const failed = 'Failed to import the file';

/**
 * Shows in a toast that an import, or its preview, failed.
 * @returns why, for the field of the file
 */
export function showImportFailure(error: unknown, { preview }: { readonly preview: boolean }): string {
  const withImported = (message: string) => (preview ? message : withOutcome(message, error, 'imported'));
  showFailure(error, withImported(failed));
  return withImported(serverMessage(error, failed));
}
