import type { ApiError } from '@plaza/web-kit';

/**
 * Whether a list may have changed although a write to it failed: in another window, or by this write, if no proper
 * answer came.
 */
export const mayHaveChanged = ({ status }: ApiError): boolean =>
  status === 404 || status === 409 || status === 0 || status >= 500;
