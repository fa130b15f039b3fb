/** Why a reset id was issued without a code: an administrator requires a new password, or had a link mailed. */
export type ResetGrant = 'required' | 'link';

/** The reset id that was issued without a code, from the router's state after signing in or from a mailed link. */
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
