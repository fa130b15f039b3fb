import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Button } from './button';
import { LinkButton } from './link-button';

function Days() {
  const [day, setDay] = useState(3);
  return (
    <>
      <Button unavailable={day === 0} onClick={() => setDay(0)}>
        Today
      </Button>
      <Button onClick={() => setDay(day + 1)}>Next</Button>
      <output>{day}</output>
    </>
  );
}

it('keeps the focus when its own click makes it unavailable', async () => {
  render(<Days />, { wrapper: PlazaThemeProvider });
  const today = screen.getByRole('button', { name: 'Today' });
  await userEvent.click(today);
  expect(screen.getByRole('status')).toHaveTextContent('0');
  expect(today).toHaveAttribute('aria-disabled', 'true');
  expect(today).toHaveStyle({ cursor: 'not-allowed' });
  expect(today).toBeEnabled(); // browsers take the focus from a disabled one, which jsdom does not
  expect(today).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('ignores clicks and Enter in a field of its form while it is unavailable', async () => {
  const handleClick = jest.fn();
  const handleSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={handleSubmit}>
      <input aria-label="Name" />
      <Button type="submit" unavailable onClick={handleClick}>
        Save
      </Button>
    </form>,
    { wrapper: PlazaThemeProvider },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'a{Enter}');
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('keeps the focus and ignores clicks, also as a part of a text', async () => {
  const handleClick = jest.fn();
  const { rerender } = render(<LinkButton onClick={handleClick}>Retry</LinkButton>, { wrapper: PlazaThemeProvider });
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  rerender(
    <LinkButton unavailable onClick={handleClick}>
      Retry
    </LinkButton>,
  );
  expect(retry).toHaveFocus();
  expect(retry).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(retry);
  expect(handleClick).toHaveBeenCalledTimes(1);
});
