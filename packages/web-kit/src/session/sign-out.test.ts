import { HttpResponse, http } from 'msw';
import { send } from '../api/send';
import { createAppStore } from '../store/store';
import { refused, server } from '../testing/server';
import { signOut, startSession } from './session';
import { cacheOf, store, stored, storeWithCache } from './testing/stored-session';

describe('signing out', () => {
  it('notifies the server with the token, and clears the session', async () => {
    store('token');
    const told: (string | null)[] = [];
    server.use(
      http.post('/api/v1/auth/signout', ({ request }) => {
        told.push(request.headers.get('authorization'));
        return HttpResponse.json({ success: true, message: 'Signed out.' });
      }),
    );
    const page = createAppStore();
    await page.dispatch(startSession());
    await page.dispatch(signOut());
    expect(told).toEqual(['Bearer token']);
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session.token).toBeNull();
  });

  it('clears the browser before the request to the server, which may hang', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    const hanging = new AbortController();
    timeout.mockReturnValue(hanging.signal);
    store('token');
    server.use(http.post('/api/v1/auth/signout', () => new Promise<Response>(() => undefined)));
    const page = await storeWithCache();
    await page.dispatch(startSession());
    const told = page.dispatch(signOut());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(page.getState().session).toMatchObject({ token: null, user: null });
    expect(cacheOf(page)).toEqual([]);
    expect(timeout).toHaveBeenCalledWith(5000);
    hanging.abort();
    await told;
    expect(warned).toHaveBeenCalledTimes(1);
    jest.restoreAllMocks();
  });

  it('notifies the server even if the window is closed at once', async () => {
    store('token');
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(HttpResponse.json({ success: true }));
    await createAppStore().dispatch(signOut());
    expect(fetched).toHaveBeenCalledWith(
      '/api/v1/auth/signout',
      expect.objectContaining({ keepalive: true, credentials: 'include', headers: { Authorization: 'Bearer token' } }),
    );
    fetched.mockRestore();
  });

  it.each([
    ['fails', () => HttpResponse.error()],
    ['refuses', () => refused(500, 'internal_error')],
  ])('succeeds even if the server %s', async (_how, answer) => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    store('token');
    server.use(http.post('/api/v1/auth/signout', answer));
    await createAppStore().dispatch(signOut());
    expect(stored()).toEqual({ jwt: null, user: null });
    expect(warned).toHaveBeenCalledTimes(1);
    warned.mockRestore();
  });

  it('ends the session at the server before another sign-in here, whose cookie its answer would remove', async () => {
    store('token');
    const heard: string[] = [];
    let answer: () => void = () => undefined;
    server.use(
      http.post('/api/v1/auth/signout', async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        heard.push('signed out');
        return HttpResponse.json({ success: true });
      }),
      http.post('/api/v1/auth/signin', () => {
        heard.push('signing in');
        return HttpResponse.json({ success: true });
      }),
    );
    const told = createAppStore().dispatch(signOut());
    const signedIn = send({ url: '/api/v1/auth/signin', method: 'POST', body: {} });
    await new Promise((resolve) => setTimeout(resolve, 50));
    answer();
    await Promise.all([told, signedIn]);
    expect(heard).toEqual(['signed out', 'signing in']);
  });
});
