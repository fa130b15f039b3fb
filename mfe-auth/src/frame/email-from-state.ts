/** The email address that the previous page passed in the router's state, so that users need not type it again. */
export function emailFromState(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}
