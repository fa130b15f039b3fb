import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, meetPlatform } from '../testing/platform';
import { place, renderAt } from '../testing/render';

describe('the landing page', () => {
  it('leads to signing up and signing in', async () => {
    meetPlatform(null);
    await renderAt('/');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await userEvent.click(screen.getByRole('link', { name: 'Get Started' }));
    expect(await screen.findByText('Page /signup of 1.0.0')).toBeInTheDocument();
    expect(place()).toBe('/signup');
  });

  it('has three reasons and three steps', async () => {
    await renderAt('/');
    const why = screen.getByRole('region', { name: 'Why Plaza' });
    expect(within(why).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Managed Services',
      'Frictionless Experience',
      'Trusted Professionals',
    ]);
    expect(within(why).getByText(/^Licences and insurance are checked/)).toBeVisible();
    const how = screen.getByRole('region', { name: 'How It Works' });
    expect(within(how).getAllByRole('listitem')).toHaveLength(3);
    expect(within(how).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Request a Service',
      'We Assign a Contractor',
      'We Handle the Rest',
    ]);
  });

  it('shows the areas, the price and who sees what', async () => {
    await renderAt('/');
    const inside = await screen.findByRole('region', { name: 'What Is Inside' });
    expect(within(inside).getAllByRole('heading', { level: 3 }).map(textOf)).toEqual([
      'Bookings',
      'Value Accounts',
      'Markets',
    ]);
    for (const picture of within(inside).getAllByRole('img')) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAccessibleName();
    }
    expect(screen.getByRole('region', { name: 'What It Costs' })).toHaveTextContent(
      'A job costs what you and its contractor agree on',
    );
    expect(screen.getByRole('region', { name: 'Who Sees What' })).toHaveTextContent('You alone');
  });

  it('ends with the current year', async () => {
    await renderAt('/');
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()} Plaza`);
  });

  it('offers signed-in users the way to their dashboard instead', async () => {
    meetPlatform(ada);
    await renderAt('/');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(screen.queryByRole('link', { name: 'Sign In' })).not.toBeInTheDocument();
  });
});

it.each([
  ['About', '/about', 'About Plaza'],
  ['Contact', '/contact', 'Contact'],
])('%s is linked from the navigation, and has content', async (link, path, title) => {
  await renderAt('/');
  await userEvent.click(within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: link }));
  expect(place()).toBe(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(3);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe(`${link} · Plaza`);
});

it.each(['/nowhere', '/dashboards', '/about/us', '/signin/twice'])('%s is not found', async (path) => {
  await renderAt(path);
  expect(screen.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeInTheDocument();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go home' })).toHaveAttribute('href', '/');
});

const textOf = (element: HTMLElement) => element.textContent;
