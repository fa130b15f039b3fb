import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { clearSession, createAppStore, saveSession } from '@plaza/web-kit';
import { act, screen, waitFor } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import remote from '../remote';
import { storeUnsent } from './outbox/unsent-messages';
import { ada, conversationFixture, openMessages, serveMessages } from './testing/messages';

const amir = conversationFixture('Amir Haddad');
const grace = conversationFixture('Grace Hopper');
const sendPath = '/api/v1/conversations/:id/messages';
const row = (name: RegExp) => screen.findByRole('button', { name });

/** A page that was closed before its message was sent has stored it. */
function signInWithUnsent(content: string) {
  const store = createAppStore();
  store.dispatch(saveSession('token', ada));
  storeUnsent(ada.id, { clientId: crypto.randomUUID(), conversationId: amir.id, content, at: Date.now() });
  return store;
}

it.each(Object.entries(remote.tabs))('%s sends what a closed page has left', async (_id, Tab) => {
  server.use(http.get('*', () => delay('infinite')));
  const { tries } = serveMessages([{ ...amir }]);
  renderInPlaza(<Tab />, { store: signInWithUnsent('Are you there?') });
  await waitFor(() => expect(tries.map(({ content }) => content)).toEqual(['Are you there?']));
});

it('after the session has ended nothing is sent from a tab without conversations', async () => {
  const { tries } = serveMessages([{ ...amir }]);
  const loseMessage = jest.fn(() => HttpResponse.error());
  server.use(
    http.get('/api/v1/map/locations', () => delay('infinite')),
    http.post(sendPath, loseMessage, { once: true }),
  );
  const store = signInWithUnsent('Are you there?');
  const listeners = jest.spyOn(window, 'removeEventListener');
  const { unmount } = renderInPlaza(remote.tabs.map ? <remote.tabs.map /> : null, { store });
  await waitFor(() => expect(loseMessage).toHaveBeenCalled());
  unmount();
  act(() => {
    store.dispatch(clearSession());
  });
  const later = { clientId: crypto.randomUUID(), conversationId: amir.id, content: 'Hello?', at: Date.now() };
  localStorage.setItem(`plaza.private.${ada.id}.unsent.${later.clientId}`, JSON.stringify(later));
  expect(listeners).toHaveBeenCalledWith('online', expect.any(Function));
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await delay(50); // a request would have arrived by then
  expect(tries).toEqual([]);
  listeners.mockRestore();
});

it('the list shows which conversation has a message that waits, and one that was rejected', async () => {
  serveMessages([{ ...amir }, { ...grace }]);
  const answer = { now: () => HttpResponse.error() };
  server.use(http.post(sendPath, () => answer.now()));
  signInWithUnsent('Are you there?');
  openMessages();
  expect(await row(/Amir Haddad.*Not sent yet: Are you there\?/)).toBeVisible();
  expect(await row(/Grace Hopper.*See you at nine\./)).toBeVisible();
  answer.now = () => errorAnswer(409, 'This person has left.');
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await row(/Amir Haddad.*Not sent: Are you there\?/)).toBeVisible();
});
