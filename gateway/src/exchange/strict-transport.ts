/** Tells browsers to use https alone from now on; sent with every response to a client that is told so. */
export const strictTransport = {
  name: 'Strict-Transport-Security',
  value: 'max-age=31536000; includeSubDomains',
} as const;
