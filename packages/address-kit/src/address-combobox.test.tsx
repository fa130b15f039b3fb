import type { AddressSuggestion } from '@plaza/contracts/identity/addresses';
import { errorAnswer } from '@plaza/test-kit/screens/error-answer';
import { server } from '@plaza/test-kit/screens/mock-server';
import { Dialog, Field, PlazaThemeProvider } from '@plaza/ui';
import { createAppStore, Provider } from '@plaza/web-kit';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { StrictMode, useState } from 'react';
import { AddressCombobox } from './address-combobox';

const path = '/api/v1/address/suggest';
const placesFor = (text: string): AddressSuggestion[] => [
  { display_name: `${text} Street, Toronto`, lat: '43.6', lon: '-79.3' },
  { display_name: `${text} Street, Halifax`, lat: '44.6', lon: '-63.5' },
];

/** Answers with two places for each question, and keeps the questions. */
function answerPlaces(): string[] {
  const asked: string[] = [];
  server.use(
    http.get(path, ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? '';
      asked.push(text);
      return HttpResponse.json(placesFor(text));
    }),
  );
  return asked;
}

function Trial({ onChoose, onClose }: { onChoose: (place: AddressSuggestion) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  return (
    <Dialog open onOpenChange={onClose} title="Trial">
      <Field label="Address">
        <AddressCombobox
          value={text}
          onType={setText}
          onEnter={() => undefined}
          onChoose={(place) => {
            setText(place.display_name);
            onChoose(place);
          }}
        />
      </Field>
    </Dialog>
  );
}

function open() {
  const chosen: AddressSuggestion[] = [];
  const close = jest.fn();
  const store = createAppStore();
  const view = render(
    <StrictMode>
      <Provider store={store}>
        <PlazaThemeProvider>
          <Trial onChoose={(place) => chosen.push(place)} onClose={close} />
        </PlazaThemeProvider>
      </Provider>
    </StrictMode>,
  );
  return {
    ...view,
    store,
    user: userEvent.setup({ delay: null }),
    chosen,
    close,
    input: screen.getByRole('combobox', { name: 'Address' }),
  };
}

const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('searches 300 ms after the last input, and not before three characters', () => {
  answerPlaces();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  const { input, store, unmount } = open();
  const questions = () => Object.keys(store.getState().api.queries);
  const rest = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  fireEvent.change(input, { target: { value: 'ab' } });
  rest(1000);
  fireEvent.change(input, { target: { value: 'abc' } });
  rest(299);
  fireEvent.change(input, { target: { value: 'abcd' } });
  rest(299);
  expect(questions()).toEqual([]);
  rest(1);
  expect(questions()).toEqual(['addressSuggestions("abcd")']);
  unmount();
  jest.useRealTimers();
});

it('suggests nothing for a text that the server would reject as too long', async () => {
  const asked = answerPlaces();
  const { user, input } = open();
  const long = 'x'.repeat(255);
  fireEvent.change(input, { target: { value: long } });
  expect(await screen.findAllByRole('option')).toHaveLength(2);
  await user.type(input, 'y');
  await waitFor(() => expect(screen.queryByRole('option')).not.toBeInTheDocument());
  await expect(screen.findByRole('option', {}, { timeout: 500 })).rejects.toThrow();
  expect(asked).toEqual([long]);
});

it('works with the keyboard: arrows cycle, Enter chooses', async () => {
  const asked = answerPlaces();
  const { user, input, chosen } = open();
  expect(input).toHaveAttribute('aria-expanded', 'false');
  await user.type(input, 'Oak');
  expect(await screen.findByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  expect(names()).toEqual(['Oak Street, Toronto', 'Oak Street, Halifax']);
  expect(input).toHaveAttribute('aria-expanded', 'true');
  expect(input).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('option', { name: 'Oak Street, Halifax' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const first = screen.getByRole('option', { name: 'Oak Street, Toronto' });
  expect(input).toHaveAttribute('aria-activedescendant', first.id);
  await user.keyboard('{Enter}');
  expect(chosen).toEqual([placesFor('Oak')[0]]);
  expect(input).toHaveValue('Oak Street, Toronto');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(asked).toEqual(['Oak']);
});

it('works with the pointer', async () => {
  answerPlaces();
  const { user, input, chosen } = open();
  await user.type(input, 'Elm');
  await user.click(await screen.findByRole('option', { name: 'Elm Street, Halifax' }));
  expect(chosen).toEqual([placesFor('Elm')[1]]);
  expect(input).toHaveFocus();
});

it('cuts a suggestion to the longest address', async () => {
  server.use(http.get(path, () => HttpResponse.json([{ display_name: 'x'.repeat(600), lat: '43.6', lon: '-79.3' }])));
  const { user, input, chosen } = open();
  await user.type(input, 'Elm');
  await user.click(await screen.findByRole('option'));
  expect(chosen).toEqual([{ display_name: 'x'.repeat(500), lat: '43.6', lon: '-79.3' }]);
});

it('closes with Escape without closing the surrounding dialog, which the next Escape does', async () => {
  answerPlaces();
  const { user, input, close } = open();
  await user.type(input, 'Oak');
  await screen.findAllByRole('option');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  expect(close).not.toHaveBeenCalled();
  expect(input).toHaveValue('Oak');
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalled();
});

it('keeps the results of the latest query if an older answer arrives late', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const answered: string[] = [];
  server.use(
    http.get(path, async ({ request }) => {
      const text = new URL(request.url).searchParams.get('q') ?? '';
      answered.push(`${text} asked`);
      if (text === 'Oak') await held;
      answered.push(text);
      return HttpResponse.json(placesFor(text));
    }),
  );
  const { user, input, store } = open();
  await user.type(input, 'Oak');
  await waitFor(() => expect(answered).toEqual(['Oak asked']));
  await user.type(input, 'wood');
  expect(await screen.findByRole('option', { name: 'Oakwood Street, Toronto' })).toBeVisible();
  letGo();
  await waitFor(() =>
    expect(store.getState().api.queries).toMatchObject({ 'addressSuggestions("Oak")': { status: 'fulfilled' } }),
  );
  expect(names()).toEqual(['Oakwood Street, Toronto', 'Oakwood Street, Halifax']);
});

it.each([
  ['the server fails', () => errorAnswer(503, 'Away.', 'internal_error')],
  ['no answer arrives', () => HttpResponse.error()],
])('explains if %s that the address can be entered by hand, in a line that cannot be chosen', async (_why, answer) => {
  server.use(http.get(path, answer));
  const { user, input, chosen } = open();
  await user.type(input, 'Oak');
  const line = await screen.findByRole('option');
  expect(line).toHaveTextContent(/^Network error\. Please check your connection and enter address manually\.$/);
  expect(line).toHaveAttribute('aria-disabled', 'true');
  await user.click(line);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toEqual([]);
  expect(input).toHaveValue('Oak');
});
