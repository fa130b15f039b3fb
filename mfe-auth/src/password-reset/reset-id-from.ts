interface Place {
  readonly state: unknown;
  readonly search: string;
}

/**
 * The right to choose a password that was given without a code: by signing in, in the router's state, or by the link
 * that an administrator had mailed.
 */
export function resetIdFrom({ state, search }: Place): { resetId: string; why: 'asked' | 'link' } | undefined {
  const handed: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'resetId') : undefined;
  if (typeof handed === 'string') return { resetId: handed, why: 'asked' };
  const linked = new URLSearchParams(search).get('resetId');
  return linked ? { resetId: linked, why: 'link' } : undefined;
}
