/** Pages that the auth remote renders, for signed-out users as well. */
export const authPaths = ['/signup', '/signin', '/forgot-password', '/verify-email', '/resend-verification'] as const;
