/** The token of an `Authorization: Bearer` header, if there is one. */
export function bearerToken(header: string | undefined): string | undefined {
  if (!header || header.length < 8 || header.slice(0, 7).toLowerCase() !== 'bearer ') return undefined;
  return header.slice(7).trim() || undefined;
}
