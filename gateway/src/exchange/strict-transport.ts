/** The header that tells browsers to use https only from now on (HSTS). */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
} as const;
