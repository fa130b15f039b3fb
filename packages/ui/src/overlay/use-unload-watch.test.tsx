import { act, screen, waitFor } from '@testing-library/react';
import { expectClosed, name, open, press } from './testing/account-dialog';

const listening = new Set<unknown>();

type Listener = EventListenerOrEventListenerObject;
type Options = boolean | AddEventListenerOptions;

beforeEach(() => {
  listening.clear();
  const { addEventListener, removeEventListener } = window;
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: Listener, options?: Options) => {
    if (type === 'beforeunload') listening.add(listener);
    addEventListener.call(window, type, listener, options);
  });
  jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((type: string, listener: Listener, options?: Options) => {
      if (type === 'beforeunload') listening.delete(listener);
      removeEventListener.call(window, type, listener, options);
    });
});
afterEach(() => jest.restoreAllMocks());

const expectListening = (isListening: boolean) => waitFor(() => expect(listening.size).toBe(isListening ? 1 : 0));

/** Reloads or closes the page. @returns whether the browser asks first */
function unload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => {
    window.dispatchEvent(event);
  });
  return event.defaultPrevented;
}

it('asks before unload while typed input is unsaved, and stops listening afterwards', async () => {
  const user = await open();
  await user.click(name());
  await expectListening(false);
  await user.type(name(), 'x');
  await expectListening(true);
  expect(unload()).toBe(true);
  await user.type(name(), '{Backspace}');
  await expectListening(false);
  expect(unload()).toBe(false);
});

it.each([
  ['a box', () => screen.getByText('Essential')],
  ['a switch', () => screen.getByRole('switch')],
])('asks about %s', async (_what, field) => {
  const user = await open();
  await user.click(field());
  await expectListening(true);
  expect(unload()).toBe(true);
});

it('asks about a choice of a select', async () => {
  const user = await open();
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(await screen.findByRole('option', { name: 'USD' }));
  await expectListening(true);
});

it('does not ask after the form was discarded', async () => {
  const user = await open();
  await user.type(name(), 'x');
  await expectListening(true);
  await press(user, 'Cancel');
  await expectClosed();
  await expectListening(false);
});

it('asks while the form is being saved, as that may fail', async () => {
  const user = await open({ saving: true });
  await user.type(name(), 'x');
  await expectListening(true);
  expect(unload()).toBe(true);
});

it('uses the changed state that a form declares', async () => {
  await open({ isChanged: true });
  await expectListening(true);
});
