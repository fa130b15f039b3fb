const tokenUntil = (at: number) => `head.${btoa(JSON.stringify({ exp: Math.floor(at / 1000) }))}.signature`;

/** Runs the script as a page with this token does, and gives the paths that it asks for. */
async function startWith(token: string, path = '/dashboard'): Promise<string[]> {
  history.replaceState(null, '', path);
  localStorage.setItem('jwt', token);
  const fetched = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('nobody answers here'));
  await jest.isolateModulesAsync(async () => void (await import('./start')));
  return fetched.mock.calls.map(([url]) => String(url));
}

beforeEach(() => jest.spyOn(console, 'info').mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(globalThis, 'plazaEarlyRequests');
});

it('requests what the session needs before the program has loaded', async () => {
  expect(await startWith(tokenUntil(Date.now() + 60_000))).toEqual([
    '/api/v1/auth/me',
    '/api/v1/auth/my-tab-permissions',
    '/api/v1/remotes',
  ]);
});

it.each([
  ['whose token is over, which the program renews first', tokenUntil(Date.now() - 1), '/dashboard'],
  ['who is on a page that is public', tokenUntil(Date.now() + 60_000), '/about'],
])('requests nothing for a user %s', async (_who, token, path) => {
  expect(await startWith(token, path)).toEqual([]);
});
