import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { delay, HttpResponse, http } from 'msw';
import { ada, renderAt } from '../testing/render-auth';
import { answerPost, holdAnswer } from '../testing/server';
import { fakeTimers, passTenSeconds } from '../testing/ten-seconds';

const verifyPath = '/api/v1/auth/2fa/verify-signin';
const verified = () => HttpResponse.json({ success: true, data: { accessToken: 'second-token', user: ada } });
const verify = () => screen.getByRole('button', { name: 'Verify' });
const field = () => screen.getByLabelText('Verification code');

async function reachSecondStep(path = '/signin') {
  const signIns = answerPost('/api/v1/auth/signin', () =>
    HttpResponse.json({ success: true, data: { requiresTwoFactor: true, userId: ada.id } }),
  );
  const { store } = renderAt(path);
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await screen.findByRole('dialog', { name: 'Two-Factor Verification' });
  return { store, signIns };
}

/** Answers whose the new token is; returns the tokens of the requests. */
function answerMe(answer: () => Response) {
  const bearers: (string | null)[] = [];
  server.use(
    http.get('/api/v1/auth/me', ({ request }) => {
      bearers.push(request.headers.get('authorization'));
      return answer();
    }),
  );
  return bearers;
}

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation();
  jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('accepts at most six digits, and verifies at exactly six', async () => {
  await reachSecondStep();
  expect(field()).toHaveFocus();
  await userEvent.type(field(), '12a34-5');
  expect(field()).toHaveValue('12345');
  expect(verify()).toBeDisabled();
  await userEvent.type(field(), '678');
  expect(field()).toHaveValue('123456');
  expect(verify()).toBeEnabled();
  await userEvent.clear(field());
  await userEvent.paste('654 321');
  expect(field()).toHaveValue('654321');
});

it.each([
  ['/signin', '/dashboard'],
  ['/signin?next=%2Fdashboard%3Ftab%3Dmarkets', '/dashboard?tab=markets'],
])(
  'from %s keeps the session, logs role and isAdmin alone, opens %s, and asks who the new token is',
  async (from, to) => {
    const sent = answerPost(verifyPath, verified);
    const bearers = answerMe(() => HttpResponse.json({ success: true, user: { ...ada, role: 'contractor' } }));
    const { store } = await reachSecondStep(from);
    await userEvent.type(field(), '123456{Enter}');
    expect(await screen.findByTestId('elsewhere')).toHaveTextContent(to);
    expect(sent).toEqual([{ userId: ada.id, token: '123456' }]);
    expect(localStorage.getItem('jwt')).toBe('second-token');
    expect(console.info).toHaveBeenCalledWith(expect.any(String), { role: 'user', isAdmin: false });
    await waitFor(() => expect(store.getState().session.user?.role).toBe('contractor'));
    expect(bearers).toEqual(['Bearer second-token']);
    expect(JSON.stringify(jest.mocked(console.info).mock.calls)).not.toContain('second-token');
  },
);

it('opens the next page before it is known who the new token is, and does not lead there a second time', async () => {
  answerPost(verifyPath, verified);
  const held = holdAnswer(() => HttpResponse.json({ success: true, user: { ...ada, firstName: 'Augusta' } }));
  server.use(http.get('/api/v1/auth/me', held.answer));
  const { store } = await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  await userEvent.click(screen.getByRole('link', { name: 'Go on' }));
  held.release();
  await waitFor(() => expect(store.getState().session.user?.firstName).toBe('Augusta'));
  expect(screen.getByTestId('elsewhere')).toHaveTextContent('/further');
});

it('cannot be cancelled while the code is being verified', async () => {
  const held = holdAnswer(verified);
  answerPost(verifyPath, held.answer);
  answerMe(() => HttpResponse.json({ success: true, user: ada }));
  await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toBeDisabled());
  held.release();
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
});

it('can be cancelled after ten seconds without an answer, and a late one signs nobody in', async () => {
  const requests: Request[] = [];
  server.use(
    http.post(verifyPath, ({ request }) => {
      requests.push(request);
      return delay('infinite');
    }),
  );
  await reachSecondStep();
  await userEvent.type(field(), '123456');
  fakeTimers();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel).toBeDisabled();
  await passTenSeconds();
  await userEvent.click(cancel);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('accepts a backup code unchanged', async () => {
  const sent = answerPost(verifyPath, verified);
  answerMe(() => HttpResponse.json({ success: true, user: ada }));
  await reachSecondStep();
  await userEvent.type(field(), '123');
  await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }));
  const backup = screen.getByLabelText('Backup code');
  expect(backup).toHaveFocus();
  expect(backup).toHaveValue('');
  expect(verify()).toBeDisabled();
  await userEvent.type(backup, ' aB3d-9xYz {Enter}');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  expect(sent).toEqual([{ userId: ada.id, token: 'aB3d-9xYz' }]);
});

it.each([
  ['the server gives a reason', () => errorAnswer(401, 'That code is wrong.', 'invalid_code'), 'That code is wrong.'],
  ['the server gives none', () => new HttpResponse(null, { status: 500 }), 'Invalid verification code'],
  ['no answer comes', () => HttpResponse.error(), 'Network error. Please try again.'],
])('shows the reason when %s, and the field is empty and ready again', async (_case, answer, sentence) => {
  answerPost(verifyPath, answer);
  await reachSecondStep();
  await userEvent.type(field(), '123456');
  await userEvent.click(verify());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(field()).toHaveValue('');
  expect(field()).toHaveFocus();
  expect(localStorage.getItem('jwt')).toBeNull();
});

it('returns to the form with the sentence of the server when the challenge has ended', async () => {
  answerPost(verifyPath, () => errorAnswer(401, 'Too many wrong codes. Please sign in again.', 'challenge_ended'));
  await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('alert').textContent).toBe('Too many wrong codes. Please sign in again.');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it('does not sign in if the new token is rejected at once', async () => {
  answerPost(verifyPath, verified);
  answerMe(() => errorAnswer(401, 'The session is over.', 'token_revoked'));
  server.use(http.post('/api/v1/auth/refresh', () => errorAnswer(401, 'No session.', 'not_signed_in')));
  const { store } = await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}');
  await waitFor(() => expect(localStorage.getItem('jwt')).toBeNull());
  expect(store.getState().session).toMatchObject({ token: null, user: null });
});

it('continues with the user of the answer if the current user cannot be fetched', async () => {
  answerPost(verifyPath, verified);
  answerMe(() => HttpResponse.error());
  const { store } = await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}');
  expect(await screen.findByTestId('elsewhere')).toHaveTextContent('/dashboard');
  expect(store.getState().session.user).toEqual(ada);
});

it('is sent once, however often Enter is pressed meanwhile', async () => {
  const held = holdAnswer(() => errorAnswer(401, 'That code is wrong.', 'invalid_code'));
  const sent = answerPost(verifyPath, held.answer);
  await reachSecondStep();
  await userEvent.type(field(), '123456{Enter}{Enter}');
  held.release();
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it('can be left for the form, which keeps its input', async () => {
  await reachSecondStep();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

it.each(['Verification code', 'Backup code'])('is left without a question about a %s', async (label) => {
  await reachSecondStep();
  if (label === 'Backup code') await userEvent.click(screen.getByRole('button', { name: 'Use a backup code' }));
  await userEvent.type(screen.getByLabelText(label), '12');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
