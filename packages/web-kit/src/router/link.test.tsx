import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type LinkProps, MemoryRouter, NavLink, useLocation } from './router';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function show(link: LinkProps, at = '/dashboard/markets') {
  render(
    <MemoryRouter initialEntries={['/', at]}>
      <Link {...link}>On</Link>
      <Place />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'On' });
}

it('is a browser link that navigates without reloading', async () => {
  const link = show({ to: '/profile?edit=1', state: { from: 'here' } });
  expect(link).toHaveAttribute('href', '/profile?edit=1');
  await userEvent.click(link);
  expect(screen.getByRole('status')).toHaveTextContent('/profile?edit=1 {"from":"here"}');
});

it.each([
  ['with a key for another window', { ctrlKey: true }, {}],
  ['with another button', { button: 1 }, {}],
  ['for another window', {}, { target: '_blank' }],
] as const)('leaves a press %s to the browser', (_how, init, props) => {
  const link = show({ to: '/profile', ...props });
  const click = createEvent.click(link, init);
  link.addEventListener('click', (event) => event.stopPropagation()); // jsdom cannot follow it
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/dashboard/markets');
});

it('does not navigate if its owner has handled the press', async () => {
  await userEvent.click(show({ to: '/profile', onClick: (event) => event.preventDefault() }));
  expect(screen.getByRole('status')).toHaveTextContent('/dashboard/markets');
});

it.each([
  ['/about', '/about', true],
  ['/about', '/about/team', true],
  ['/about', '/aboutness', false],
  ['/', '/about', false],
  ['/', '/', true],
])('to %s at %s is marked as current: %s', (to, at, isHere) => {
  render(
    <MemoryRouter initialEntries={[at]}>
      <NavLink to={to}>Part</NavLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Part' });
  if (isHere) expect(link).toHaveAttribute('aria-current', 'page');
  else expect(link).not.toHaveAttribute('aria-current');
});
