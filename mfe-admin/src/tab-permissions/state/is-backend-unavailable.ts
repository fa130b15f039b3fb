import { apiErrorIn } from '@plaza/web-kit';

/** Whether the platform did not answer at all, but a page did (of a proxy, of a file server) or nobody. */
export function isBackendUnavailable(error: unknown): boolean {
  const apiError = apiErrorIn(error);
  if (!apiError || apiError.data) return false;
  // A page with status 200 has status 0 here, as it is no JSON; others follow their status in the message.
  return apiError.status === 0 || /^\d+: \s*</.test(apiError.message);
}
