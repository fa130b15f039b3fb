import { apiErrorIn } from '@plaza/web-kit';

/** Whether there was no response from the platform: none at all, or an HTML page from a proxy or a file server. */
export function isBackendUnavailable(error: unknown): boolean {
  const apiError = apiErrorIn(error);
  if (!apiError || apiError.data) return false;
  // A page with status 200 gets status 0 here, as it is not JSON. With other statuses, the message is the status and
  // the page.
  return apiError.status === 0 || /^\d+: \s*</.test(apiError.message);
}
