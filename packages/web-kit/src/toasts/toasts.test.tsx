import { overlaysErrorEvent, PlazaThemeProvider } from '@plaza/ui';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast, toastQueue } from './toast-queue';
import { Toasts } from './toasts';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(document, 'hasFocus').mockReturnValue(true); // jsdom's window has it only once something in it has
  render(<Toasts />, { wrapper: PlazaThemeProvider });
});
afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const say = (title: string) => act(() => toast({ title }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const pointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

it('shows at most one: the newest replaces the previous one', () => {
  say('Saved');
  say('Deleted');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('listitem')).toHaveTextContent('Deleted');
});

it('shows each for five seconds', () => {
  say('Saved');
  pass(4000);
  say('Deleted');
  pass(4999);
  expect(screen.getByRole('listitem')).toHaveTextContent('Deleted');
  pass(1);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

it('can be dismissed, and is remembered for 1,000,000 ms', async () => {
  say('Saved');
  await pointer().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  pass(999_999);
  expect(toastQueue.read()).toMatchObject([{ title: 'Saved', open: false }]);
  pass(1);
  expect(toastQueue.read()).toEqual([]);
});

it('gets the keyboard focus with F8, while it waits', async () => {
  say('Saved');
  await pointer().keyboard('[F8]');
  expect(screen.getByRole('list')).toHaveFocus();
  pass(20_000);
  expect(screen.getByRole('listitem')).toHaveTextContent('Saved');
});

it('closes by a swipe to the right of more than 50 px', () => {
  say('Saved');
  swipe(50);
  expect(screen.getByRole('listitem')).toHaveTextContent('Saved');
  swipe(51);
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

function swipe(distance: number) {
  const toastItem = screen.getByRole('listitem');
  const at = (type: string, clientX: number) =>
    act(() => {
      toastItem.dispatchEvent(
        new PointerEvent(type, { bubbles: true, button: 0, pointerId: 1, pointerType: 'mouse', clientX, clientY: 10 }),
      );
    });
  at('pointerdown', 10);
  at('pointermove', 10 + distance / 2);
  at('pointermove', 10 + distance);
  at('pointerup', 10 + distance);
}

it('reports that an overlay could not be loaded', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation();
  act(() => void window.dispatchEvent(new CustomEvent(overlaysErrorEvent, { detail: new Error('no chunk') })));
  expect(screen.getByRole('listitem')).toHaveTextContent('This did not load. Please try again.');
  expect(logged).toHaveBeenCalledWith('[plaza] an overlay could not be loaded', expect.any(Error));
  logged.mockRestore();
});
