/** How a reset id came without a code: an administrator requires a new password, or had a link mailed. */
export type ResetGrant = 'required' | 'link';

/** The reset id that came without a code: from signing in, in the router's state, or in the link of a mail. */
export function resetIdFrom({
  state,
  search,
}: {
  readonly state: unknown;
  readonly search: string;
}): { resetId: string; grant: ResetGrant } | undefined {
  const handedOver: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'resetId') : undefined;
  if (typeof handedOver === 'string') return { resetId: handedOver, grant: 'required' };
  const linked = new URLSearchParams(search).get('resetId');
  return linked ? { resetId: linked, grant: 'link' } : undefined;
}
