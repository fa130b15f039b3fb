/**
 * The progress of signing up. Kept in the router's state rather than the component's, since saving the session makes
 * the shell request the remotes again and remount this page.
 */
export type SignUpStep =
  | { at: 'form'; known?: Known }
  | { at: 'check-email'; known: Known; mailDelayed: boolean }
  | { at: 'created' };

/** The entries except the passwords, which must not be in the browser's history. */
export interface Known {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The step in the router's state; any other state means the start. */
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
