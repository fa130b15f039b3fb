/** Whom a token is for, and who acts as them; empty for what is no token. */
export function whoseIs(token: string): string {
  try {
    const payload = token.split('.')[1] ?? '';
    const { sub, act } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return `${sub} ${act?.sub ?? ''}`;
  } catch {
    return ''; // the server says what it thinks of it
  }
}
