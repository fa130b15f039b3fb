/**
 * Where the user was going before they signed in, from the router's state; undefined if the sign-in page names none.
 */
export function nextFromState(state: unknown): string | undefined {
  const next: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'next') : undefined;
  return typeof next === 'string' && next.startsWith('/') ? next : undefined;
}

/** Whether a path is the admin panel, as a page or as a tab. */
export const isAdminPanel = (path: string): boolean => /^\/(dashboard\/)?admin(?![^/?#])/.test(path);
