import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Button } from '../controls/button';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Dialog } from './dialog';

const handleOpenChange = jest.fn();
beforeEach(() => handleOpenChange.mockClear());

const question = () => screen.queryByRole('alertdialog', { name: 'Discard what you entered?' });

it('asks about a form inside a dialog that is not a form, and not about fields outside of forms', async () => {
  const user = userEvent.setup();
  render(
    <Dialog open onOpenChange={handleOpenChange} title="Booking">
      <input aria-label="Filter" />
      <form>
        <textarea aria-label="Reply" />
      </form>
    </Dialog>,
    { wrapper: PlazaThemeProvider },
  );
  await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'x');
  await user.keyboard('{Escape}');
  expect(handleOpenChange).toHaveBeenCalledTimes(1);
  await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'x');
  await user.keyboard('{Escape}');
  expect(question()).toBeVisible();
  expect(handleOpenChange).toHaveBeenCalledTimes(1);
});

describe('several forms in one dialog', () => {
  async function openForms(saved: ReactNode) {
    render(
      <Dialog open onOpenChange={handleOpenChange} title="Booking">
        {saved}
        <form>
          <textarea aria-label="Reply" />
        </form>
      </Dialog>,
      { wrapper: PlazaThemeProvider },
    );
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Review' }), 'x');
    return user;
  }

  it.each<[string, ReactNode]>([
    [
      'is being saved',
      <form key="saving">
        <textarea aria-label="Review" />
        <Button type="submit" loading>
          Send
        </Button>
      </form>,
    ],
    [
      'says that it is not changed, as where it stays once it is saved',
      <form key="saved" data-changed={false}>
        <textarea aria-label="Review" />
      </form>,
    ],
  ])('one that %s closes without a question, and another one asks', async (_case, form) => {
    const user = await openForms(form);
    await user.keyboard('{Escape}');
    expect(question()).not.toBeInTheDocument();
    expect(handleOpenChange).toHaveBeenCalledTimes(1);
    await user.type(screen.getByRole('textbox', { name: 'Reply' }), 'x');
    await user.keyboard('{Escape}');
    expect(question()).toBeVisible();
    expect(handleOpenChange).toHaveBeenCalledTimes(1);
  });

  it('one that declares itself changed asks, whatever its fields contain', async () => {
    const user = await openForms(
      <form data-changed>
        <textarea aria-label="Review" />
      </form>,
    );
    await user.type(screen.getByRole('textbox', { name: 'Review' }), '{Backspace}');
    await user.keyboard('{Escape}');
    expect(question()).toBeVisible();
  });
});
