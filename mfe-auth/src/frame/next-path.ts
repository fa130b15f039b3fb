/** The path to open after signing in: the requested path if it is on this site, otherwise the dashboard. */
export function nextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/dashboard';
  // Parsed as the browser would, since "/\evil.example" and "/..//evil.example" lead to another site as well.
  const url = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return '/dashboard';
  return url.pathname + url.search + url.hash;
}
