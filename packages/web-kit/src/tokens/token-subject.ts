/** The ids of a token's user and of the administrator who acts as them, if any; empty for what is no token. */
export function subjectOf(token: string): string {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub, act } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return `${sub} ${act?.sub ?? ''}`;
  } catch {
    return ''; // the server will refuse it
  }
}
