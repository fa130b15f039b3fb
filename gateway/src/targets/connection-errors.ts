const brokenConnections = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_CLOSED',
  'UND_ERR_DESTROYED',
]);

/** The code of an error of Node or undici; an empty string if it has none. */
export const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Whether the connection was refused, which means that nothing listens at the address. */
export const isRefused = (error: Error): boolean => codeOf(error) === 'ECONNREFUSED';

/**
 * Whether the connection failed rather than the service, so that the target has not begun to answer and another one may
 * get the request.
 */
export const isUnanswered = (error: Error): boolean => brokenConnections.has(codeOf(error));
