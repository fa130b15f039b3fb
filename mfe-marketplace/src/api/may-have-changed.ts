import type { ApiError } from '@plaza/web-kit';

/**
 * Whether cached data may be outdated after a write failed: somebody else was faster, or no proper answer came, so that
 * the write may have succeeded.
 */
export const mayHaveChanged = ({ status }: ApiError): boolean =>
  status === 404 || status === 409 || status === 0 || status >= 500;
