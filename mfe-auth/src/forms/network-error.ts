/** Shown where no answer came. */
export const networkError = 'Network error. Please try again.';
