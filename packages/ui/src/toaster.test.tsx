import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlazaThemeProvider } from './plaza-theme-provider';
import { Toaster, type ToastMessage } from './toaster';

const saved: ToastMessage = { id: '1', title: 'Saved', variant: 'success', open: true };
const deleted: ToastMessage = { id: '2', title: 'Account deleted', description: 'It is gone.', open: true };

function show(toasts: ToastMessage[]) {
  const handleOpenChange = jest.fn();
  render(<Toaster toasts={toasts} onOpenChange={handleOpenChange} />, { wrapper: PlazaThemeProvider });
  return handleOpenChange;
}

describe('a toast', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pointer = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

  it('stands alone: of several only the first of the list is shown', () => {
    show([deleted, saved]);
    expect(screen.getByRole('listitem')).toHaveTextContent('Account deleted');
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it('closes after 5,000 ms and no sooner', () => {
    const handleOpenChange = show([saved]);
    act(() => jest.advanceTimersByTime(4999));
    expect(handleOpenChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('closes by its button', async () => {
    const handleOpenChange = show([saved]);
    await pointer().click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(handleOpenChange).toHaveBeenCalledWith('1', false);
  });

  it('is reached with F8, and waits as long as the focus is on it', async () => {
    const handleOpenChange = show([saved]);
    await pointer().keyboard('[F8]');
    expect(screen.getByRole('list')).toHaveFocus();
    act(() => jest.advanceTimersByTime(20_000));
    expect(handleOpenChange).not.toHaveBeenCalled();
  });

  it('offers one action, which also closes it', async () => {
    const handleUndo = jest.fn();
    const handleOpenChange = show([{ ...deleted, action: { label: 'Undo', onClick: handleUndo } }]);
    await pointer().click(screen.getByRole('button', { name: 'Undo' }));
    expect(handleUndo).toHaveBeenCalledTimes(1);
    expect(handleOpenChange).toHaveBeenCalledWith('2', false);
  });

  it('is gone when the state says closed', () => {
    show([{ ...saved, open: false }]);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });
});
