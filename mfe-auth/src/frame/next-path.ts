/** Where to go after signing in: the wanted path where it is one of this site, else the dashboard. */
export function nextPath(wanted: string | null): string {
  if (!wanted?.startsWith('/')) return '/dashboard';
  // Parsed as the browser would, since "/\evil.example" and "/..//evil.example" leave the site as well.
  const url = URL.canParse(wanted, location.origin) ? new URL(wanted, location.origin) : undefined;
  if (url?.origin !== location.origin || url.pathname.startsWith('//')) return '/dashboard';
  return url.pathname + url.search + url.hash;
}
