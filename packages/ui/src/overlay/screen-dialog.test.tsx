import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from '../controls/button';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { ScreenDialog } from './screen-dialog';

function Dashboard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Settings</Button>
      {isOpen && (
        <ScreenDialog title="Settings" backLabel="Back to Dashboard" onBack={() => setOpen(false)}>
          <form>
            <input aria-label="Mortgage rate" />
          </form>
        </ScreenDialog>
      )}
    </>
  );
}

async function open() {
  const user = userEvent.setup();
  render(<Dashboard />, { wrapper: PlazaThemeProvider });
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await screen.findByRole('dialog', { name: 'Settings' });
  return user;
}

type User = Awaited<ReturnType<typeof open>>;

const rate = () => screen.getByRole('textbox', { name: 'Mortgage rate' });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });
const press = (user: User, button: string) => user.click(screen.getByRole('button', { name: button }));
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe.each<[string, (user: User) => Promise<void>]>([
  ['Escape', (user) => user.keyboard('{Escape}')],
  ['its one way out', (user) => press(user, 'Back to Dashboard')],
])('%s', (_way, leave) => {
  it('asks before typed input is lost, and closes on confirmation', async () => {
    const user = await open();
    await user.type(rate(), '5');
    await leave(user);
    expect(question()).toBeVisible();
    await press(user, 'Go On Editing');
    expect(rate()).toHaveValue('5');
    await leave(user);
    await press(user, 'Discard');
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Settings' })).toHaveFocus());
  });

  it('closes without a question if nothing was changed', async () => {
    const user = await open();
    await user.click(rate());
    await leave(user);
    expect(question()).not.toBeInTheDocument();
    await expectClosed();
  });
});
