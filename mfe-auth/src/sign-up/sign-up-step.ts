/**
 * How far signing up has come. Kept in the router's state, not the component's: saving the session makes the shell
 * ask anew which remotes there are, and draw this page anew.
 */
export type SignUpStep =
  | { at: 'form'; known?: Known }
  | { at: 'check-email'; known: Known; mailDelayed: boolean }
  | { at: 'created' };

/** What was typed, but for the passwords, which the browser's history is no place for. */
export interface Known {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The step in a router's state; anything else there is the start. */
export function stepIn(state: unknown): SignUpStep {
  const at = property(state, 'at');
  const known = knownIn(property(state, 'known'));
  if (at === 'check-email' && known) return { at, known, mailDelayed: property(state, 'mailDelayed') === true };
  return at === 'created' ? { at } : { at: 'form', ...(known && { known }) };
}

function knownIn(value: unknown): Known | undefined {
  const [email, firstName, lastName] = ['email', 'firstName', 'lastName'].map((name) => property(value, name));
  const areTexts = typeof email === 'string' && typeof firstName === 'string' && typeof lastName === 'string';
  return areTexts ? { email, firstName, lastName } : undefined;
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}
