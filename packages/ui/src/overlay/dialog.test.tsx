import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Menu } from './menu';

function Accounts({ onSubmit }: { onSubmit?: () => void }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add account</Button>
      <Menu trigger={<Button>More</Button>} items={[{ label: 'Delete', onSelect: () => setAsking(true) }]} />
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Add account"
        description="It counts at once."
        {...(onSubmit && { onSubmit })}
        footer={<Button type="submit">Add</Button>}
      >
        <input aria-label="Name" />
      </Dialog>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete it?"
        description="This cannot be undone."
        confirmLabel="Delete it"
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

it('takes the focus, and returns it to the button that opened it', async () => {
  render(<Accounts />, { wrapper: PlazaThemeProvider });
  const opener = screen.getByRole('button', { name: 'Add account' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Add account' });
  expect(dialog).toHaveAccessibleDescription('It counts at once.');
  expect(dialog).toContainElement(document.activeElement as HTMLElement);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

it('returns the focus to the menu button if a menu item opened it', async () => {
  render(<Accounts />, { wrapper: PlazaThemeProvider });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toHaveAccessibleDescription('This cannot be undone.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
});

it('submits its own form with Enter and not the surrounding form', async () => {
  const handleInner = jest.fn();
  const handleOuter = jest.fn();
  render(
    <form onSubmit={handleOuter}>
      <Accounts onSubmit={handleInner} />
    </form>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Add account' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Savings{Enter}');
  expect(handleInner).toHaveBeenCalledTimes(1);
  expect(handleOuter).not.toHaveBeenCalled();
});

/** @param leavingMs how long a deleted loan stays in the list, as that is fetched anew */
function Loans({ leavingMs }: { leavingMs?: number }) {
  const [loans, setLoans] = useState(['Car', 'House']);
  const [asked, setAsked] = useState<string>();
  const handleConfirm = () => {
    const remove = () => setLoans((before) => before.filter((loan) => loan !== asked));
    if (leavingMs) setTimeout(remove, leavingMs);
    else remove();
    setAsked(undefined);
  };
  return (
    <section aria-label="Loans and debts">
      {loans.length === 0 && <p>No loans</p>}
      {loans.length > 0 && (
        <ul aria-label="Loans">
          {loans.map((loan) => (
            <li key={loan}>
              <Button onClick={() => setAsked(loan)}>Delete {loan}</Button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(undefined)}
          title="Delete it?"
          description={asked}
          confirmLabel="Delete it"
          onConfirm={handleConfirm}
        />
      )}
    </section>
  );
}

describe('when the element that opened it was removed', () => {
  async function deleteLoan(loan: string) {
    screen.getByRole('button', { name: `Delete ${loan}` }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Delete it' }));
  }

  it('focuses the list that contained it, or its container if the list is gone too', async () => {
    render(<Loans />, { wrapper: PlazaThemeProvider });
    await deleteLoan('Car');
    const list = screen.getByRole('list', { name: 'Loans' });
    await waitFor(() => expect(list).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Delete House' })).toHaveFocus();
    expect(list).not.toHaveAttribute('tabindex');
    await deleteLoan('House');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Loans and debts' })).toHaveFocus());
  });

  it('waits for the removal, and then focuses the list as well', async () => {
    render(<Loans leavingMs={50} />, { wrapper: PlazaThemeProvider });
    await deleteLoan('Car');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete Car' })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('list', { name: 'Loans' })).toHaveFocus());
  });
});
