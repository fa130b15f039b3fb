import { serverMessage } from '@plaza/web-kit';
import { showFailure } from '../../failure-toast';
import { withSafeRetry } from '../../unknown-outcome';

const failed = 'Failed to import the file';

/** For less time than `sendImport` keeps the key of an import without a response. */
const whileKeyLasts = 'within ten minutes';

/**
 * Shows a toast about a failed import or preview.
 * @returns the reason, for the error of the file field
 */
export function showImportFailure(error: unknown, { preview }: { readonly preview: boolean }): string {
  const withImported = (message: string) =>
    preview ? message : withSafeRetry(message, error, 'imported', whileKeyLasts);
  showFailure(error, withImported(failed));
  return withImported(serverMessage(error, failed));
}
