/** Shown if there was no response. */
export const networkError = 'Network error. Please try again.';
