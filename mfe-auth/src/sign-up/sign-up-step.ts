/**
 * How far signing up has come. Kept in the router's state, not the component's: saving the session makes the shell
 * ask anew which remotes there are, and draw this page anew.
 */
export type SignUpStep =
  | { at: 'form' }
  | { at: 'check-email'; email: string; mailDelayed: boolean }
  | { at: 'created' };

/** The step in a router's state; anything else there is the start. */
export function stepIn(state: unknown): SignUpStep {
  const at = property(state, 'at');
  const email = property(state, 'email');
  if (at === 'check-email' && typeof email === 'string') {
    return { at, email, mailDelayed: property(state, 'mailDelayed') === true };
  }
  return at === 'created' ? { at } : { at: 'form' };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
