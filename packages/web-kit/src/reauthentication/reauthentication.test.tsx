import { PlazaThemeProvider } from '@plaza/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode } from 'react';
import { Provider } from 'react-redux';
import { send } from '../api/send';
import { clearSession, saveSession } from '../session/session';
import { createAppStore } from '../store/store';
import { ada, refused, server } from '../testing/server';
import { Reauthentication } from './reauthentication';

const tokenOf = (sub: string, mark: string) => `${mark}.${btoa(JSON.stringify({ sub }))}.x`;
const stale = tokenOf(ada.id, 'stale');
const fresh = tokenOf(ada.id, 'fresh');
const sentence = 'Please confirm that it is you before you do this.';

/**
 * A page of somebody who authenticated long ago; `made` lists the calls that require reauthentication, with their
 * token.
 */
function openPage(user = ada) {
  const made: string[] = [];
  const inputs: unknown[] = [];
  server.use(
    http.post('/api/v1/deeds/:name', ({ request, params }) => {
      const bearer = request.headers.get('authorization') ?? '';
      made.push(`${params.name} ${bearer === `Bearer ${fresh}` ? 'fresh' : 'stale'}`);
      return bearer === `Bearer ${fresh}`
        ? HttpResponse.json({ done: params.name })
        : refused(403, 'fresh_proof_required', sentence);
    }),
    http.post('/api/v1/auth/proof', async ({ request }) => {
      const body = (await request.json()) as { password?: string; code?: string };
      inputs.push(body);
      if (body.password !== 'right' && body.code !== '123456')
        return refused(400, 'invalid_input', 'The password is not right.');
      return HttpResponse.json({ success: true, data: { accessToken: fresh } });
    }),
  );
  const store = createAppStore();
  store.dispatch(saveSession(stale, user));
  render(
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider>
          <Reauthentication />
        </PlazaThemeProvider>
      </Provider>
    </StrictMode>,
  );
  return { store, made, inputs, user: userEvent.setup({ delay: null }) };
}

const deed = (name: string) => send({ url: `/api/v1/deeds/${name}`, method: 'POST', body: { name } });
const dialog = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });

it('asks for the password, repeats the call with it, and stores the new token', async () => {
  const { made, inputs, user } = openPage();
  const sent = deed('one');
  await dialog();
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use a code' })).not.toBeInTheDocument();
  await user.keyboard('right{Enter}');
  expect(await sent).toMatchObject({ data: { done: 'one' } });
  expect(made).toEqual(['one stale', 'one fresh']);
  expect(inputs).toEqual([{ password: 'right' }]);
  expect(localStorage.getItem('jwt')).toBe(fresh);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('asks once for two calls that are rejected at the same time', async () => {
  const { inputs, user } = openPage();
  const both = Promise.all([deed('one'), deed('two')]);
  await dialog();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.keyboard('right{Enter}');
  expect(await both).toMatchObject([{ data: { done: 'one' } }, { data: { done: 'two' } }]);
  expect(inputs).toHaveLength(1);
});

it.each(['Cancel', 'Close'])('returns the rejection after %s, and asks again for the next call', async (name) => {
  const { made, user } = openPage();
  const sent = deed('one');
  await dialog();
  await user.click(screen.getByRole('button', { name }));
  expect(await sent).toMatchObject({ error: { status: 403, data: { message: sentence } } });
  expect(made).toEqual(['one stale']);
  const next = deed('two');
  await dialog();
  await user.keyboard('right{Enter}');
  expect(await next).toMatchObject({ data: { done: 'two' } });
});

it('shows what was wrong, and allows another try', async () => {
  const { user } = openPage();
  const sent = deed('one');
  await dialog();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password is required')).toBeVisible();
  await user.type(screen.getByLabelText('Password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is not right.');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  await user.keyboard('right{Enter}');
  expect(await sent).toMatchObject({ data: { done: 'one' } });
});

it('accepts a code of a user with a second factor', async () => {
  const { inputs, user } = openPage({ ...ada, twoFactorEnabled: true });
  const sent = deed('one');
  await dialog();
  await user.click(screen.getByRole('button', { name: 'Use a code' }));
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  await user.keyboard('123456{Enter}');
  expect(await sent).toMatchObject({ data: { done: 'one' } });
  expect(inputs).toEqual([{ code: '123456' }]);
});

it('does not repeat a call for another user than the one for whom it was rejected', async () => {
  const { store, made } = openPage();
  const sent = deed('one');
  await dialog();
  await act(async () => store.dispatch(clearSession()));
  await act(async () =>
    store.dispatch(saveSession(tokenOf('somebody-else', 'fresh'), { ...ada, id: 'somebody-else' })),
  );
  expect(await sent).toMatchObject({ error: { status: 403 } });
  expect(made).toEqual(['one stale']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
