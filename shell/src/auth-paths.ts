/** Pages that the auth remote draws for everybody. */
export const authPaths = ['/signup', '/signin', '/forgot-password', '/verify-email', '/resend-verification'] as const;
