import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../overlay/confirm-dialog';
import { Dialog } from '../overlay/dialog';
import { ScreenDialog } from '../overlay/screen-dialog';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ToastSlot } from './toast-slot';
import { Toaster, type ToastMessage } from './toaster';

const saved: ToastMessage = { id: '1', title: 'Saved', variant: 'success', open: true };
const deleted: ToastMessage = { id: '2', title: 'Account deleted', description: 'It is gone.', open: true };

function show(toasts: ToastMessage[]) {
  const handleOpenChange = jest.fn();
  render(<Toaster toasts={toasts} onOpenChange={handleOpenChange} />, { wrapper: PlazaThemeProvider });
  return handleOpenChange;
}

/** jsdom's window has the focus only once something in it has. */
const lookAtWindow = (isLookedAt: boolean) => jest.spyOn(document, 'hasFocus').mockReturnValue(isLookedAt);

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    lookAtWindow(true);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const pointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

  it('is the only one: of several only the first of the list is shown', () => {
    show([deleted, saved]);
    expect(screen.getByRole('listitem')).toHaveTextContent('Account deleted');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('breaks a word that is longer than its line, so that its buttons stay inside', () => {
    show([{ ...deleted, title: 'W'.repeat(60) }]);
    for (const words of ['W'.repeat(60), 'It is gone.']) {
      expect(screen.getByText(words)).toHaveStyle({ 'min-width': '0', 'overflow-wrap': 'anywhere' });
    }
  });

  it('closes after 5,000 ms and no sooner', () => {
    const handleOpenChange = show([saved]);
    act(() => jest.advanceTimersByTime(4999));
    expect(handleOpenChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('closes with its button', async () => {
    const handleOpenChange = show([saved]);
    await pointer().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('gets the focus with F8, and stays while it has the focus', async () => {
    const handleOpenChange = show([saved]);
    await pointer().keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
    act(() => jest.advanceTimersByTime(20_000));
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('stays while a pointer moves over it, and continues afterwards', () => {
    const handleOpenChange = show([saved]);
    act(() => jest.advanceTimersByTime(3000));
    fireEvent.pointerMove(screen.getByRole('listitem'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(handleOpenChange).not.toHaveBeenCalled();
    fireEvent.pointerLeave(screen.getByRole('listitem'));
    act(() => jest.advanceTimersByTime(1999));
    expect(handleOpenChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('does not stay for a pointer that rested there before it appeared', () => {
    const handleOpenChange = show([saved]);
    fireEvent.pointerOver(screen.getByRole('listitem'));
    fireEvent.pointerEnter(screen.getByRole('listitem'));
    act(() => jest.advanceTimersByTime(5000));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('stays until the window is visible, also if it appeared while the window was hidden', () => {
    lookAtWindow(false);
    const handleOpenChange = show([saved]);
    act(() => jest.advanceTimersByTime(20_000));
    expect(handleOpenChange).not.toHaveBeenCalled();
    fireEvent.focus(window);
    act(() => jest.advanceTimersByTime(4999));
    expect(handleOpenChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('is not paused by a reason that paused the previous toast', () => {
    const handleOpenChange = jest.fn();
    const at = (toasts: ToastMessage[]) => <Toaster toasts={toasts} onOpenChange={handleOpenChange} />;
    const { rerender } = render(at([saved]), { wrapper: PlazaThemeProvider });
    fireEvent.pointerMove(screen.getByRole('listitem'));
    rerender(at([deleted]));
    act(() => jest.advanceTimersByTime(5000));
    expect(handleOpenChange).toHaveBeenCalledWith('2', false);
  });

  it('offers one action, which also closes it', async () => {
    const handleUndo = jest.fn();
    const handleOpenChange = show([{ ...deleted, action: { label: 'Undo', onClick: handleUndo } }]);
    await pointer().click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(handleOpenChange).toHaveBeenCalledWith('2', false);
  });

  it('disappears when its state is closed', () => {
    show([{ ...saved, open: false }]);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});

describe('a toast beside a dialog', () => {
  const nothing = () => undefined;
  const dialogs = [
    [
      'a dialog',
      <Dialog key="dialog" open onOpenChange={nothing} title="Edit account">
        <input aria-label="Name" />
      </Dialog>,
    ],
    [
      'one that asks',
      <ConfirmDialog
        key="ask"
        open
        onOpenChange={nothing}
        title="?"
        description=""
        confirmLabel="Yes"
        onConfirm={nothing}
      />,
    ],
    [
      'one that fills the screen',
      <ScreenDialog key="screen" title="Settings" backLabel="Back" onBack={nothing}>
        <input aria-label="Name" />
      </ScreenDialog>,
    ],
  ] as const;

  function showBeside(dialog: ReactNode) {
    const handleUndo = jest.fn();
    const handleOpenChange = jest.fn();
    const toast = { ...deleted, action: { label: 'Undo', onClick: handleUndo } };
    const page = (open: ReactNode) => (
      <>
        <Toaster toasts={[toast]} onOpenChange={handleOpenChange} />
        {open}
      </>
    );
    const { rerender } = render(page(null), { wrapper: PlazaThemeProvider });
    rerender(page(dialog));
    return { handleUndo, handleOpenChange, before: document.activeElement };
  }

  it.each(dialogs)('gets the focus with F8 from %s, and returns it', async (_what, dialog) => {
    const { handleUndo, handleOpenChange, before } = showBeside(dialog);
    expect(before).not.toBe(document.body);
    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus(); // nor is it hidden from screen readers
    await userEvent.keyboard('{Enter}');
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(handleOpenChange).toHaveBeenCalledWith('2', false);
    expect(before).toHaveFocus();
  });

  it('returns the focus to it after its last button, and before its first', async () => {
    const { before } = showBeside(dialogs[0][1]);
    await userEvent.keyboard('[F8]');
    for (let count = 0; count < 3; count += 1) await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.tab();
    expect(before).toHaveFocus();
    await userEvent.keyboard('[F8]');
    await userEvent.tab({ shift: true });
    expect(before).toHaveFocus();
  });

  it('is closed by Escape without closing the dialog', async () => {
    const handleDialog = jest.fn();
    const { handleOpenChange, before } = showBeside(
      <Dialog open onOpenChange={handleDialog} title="Edit account">
        <input aria-label="Name" />
      </Dialog>,
    );
    await userEvent.keyboard('[F8]{Escape}');
    expect(handleOpenChange).toHaveBeenCalledWith('2', false);
    expect(handleDialog).not.toHaveBeenCalled();
    expect(before).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(handleDialog).toHaveBeenCalledWith(false); // which is now where the focus is
  });
});

describe('the position of a toast', () => {
  const room = () => document.documentElement.style.getPropertyValue('--toast-inset');

  /** jsdom has no layout: the bar's free middle and the toast get these sizes in pixels. */
  function measures(slotWidth: number, toastHeight: number) {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(toastHeight);
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(120, 0, slotWidth, 56));
  }
  afterEach(() => jest.restoreAllMocks());

  const shownBeside = (bar: ReactNode) =>
    render(
      <>
        {bar}
        <Toaster toasts={[saved]} onOpenChange={() => undefined} />
      </>,
      { wrapper: PlazaThemeProvider },
    );

  it('is the free middle of the top bar, and the page does not move', () => {
    measures(800, 44);
    shownBeside(<ToastSlot />);
    expect(screen.getByRole('list')).toHaveStyle({ left: '120px', width: '800px' });
    expect(room()).toBe('0px');
  });

  it.each([
    ['where no bar offers one', 800, 44, null, '60px'],
    ['where the bar is narrow', 300, 44, <ToastSlot key="slot" />, '60px'],
    ['where it is higher than the bar', 800, 90, <ToastSlot key="slot" />, '106px'],
  ] as const)('is a strip that moves the page %s', (_where, width, height, bar, given) => {
    measures(width, height);
    const { unmount } = shownBeside(bar);
    expect(room()).toBe(given);
    unmount();
    expect(room()).toBe('');
  });

  it('frees its space when the toast has closed', () => {
    measures(800, 44);
    const { rerender } = shownBeside(null);
    rerender(<Toaster toasts={[{ ...saved, open: false }]} onOpenChange={() => undefined} />);
    expect(room()).toBe('0px');
  });
});
