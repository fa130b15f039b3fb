/** The address that the page before has handed over in the router's state, so that nobody types it twice. */
export function emailFromState(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : undefined;
  return typeof email === 'string' ? email : '';
}
