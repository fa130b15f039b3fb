import { type ApiError, apiErrorIn } from '@plaza/web-kit';

/** The error of a save with the message to show: above the form, or at a field, which then gets the focus. */
export function toFormError(error: unknown, message: string, field?: string): ApiError {
  const rejected = apiErrorIn(error);
  const code = rejected?.data?.error.code ?? 'unknown';
  const details = field === undefined ? [] : [{ path: field, message }];
  return {
    status: rejected?.status ?? 0,
    message,
    data: { success: false, message, error: { code, message, details, requestId: '' } },
  };
}
