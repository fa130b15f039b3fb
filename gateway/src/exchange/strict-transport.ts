/** The header that tells browsers to use https alone from now on. */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
} as const;
