import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PlazaThemeProvider } from '../plaza-theme-provider';
import { Tab } from './tab';
import { TabList } from './tab-list';
import { TabPanel, Tabs } from './tabs';

function Areas({ more = true }: { more?: boolean }) {
  const [value, setValue] = useState('overview');
  const behind = (
    <>
      <Tab value="map">Map</Tab>
      <Tab value="admin">Admin</Tab>
    </>
  );
  return (
    <Tabs variant="rail" value={value} onValueChange={setValue}>
      <TabList label="Areas" more={more && behind}>
        <Tab value="overview">Overview</Tab>
        <Tab value="bookings">Bookings</Tab>
      </TabList>
      {['overview', 'bookings', 'map', 'admin'].map((id) => (
        <TabPanel key={id} value={id}>{`All of ${id}`}</TabPanel>
      ))}
    </Tabs>
  );
}

const list = () => screen.getByRole('tablist', { name: 'Areas' });
const seen = () =>
  within(list())
    .getAllByRole('tab')
    .map(({ textContent }) => textContent);

/** Whether the window is as narrow as a phone's. */
const beAsNarrow = (isPhone: boolean) => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: isPhone && query.includes('max-width'),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

afterEach(() => Reflect.deleteProperty(window, 'matchMedia'));

const show = (more?: boolean) =>
  render(<Areas {...(more !== undefined && { more })} />, { wrapper: PlazaThemeProvider });

it('is one list of all tabs if there is enough room', () => {
  beAsNarrow(false);
  show();
  expect(seen()).toEqual(['Overview', 'Bookings', 'Map', 'Admin']);
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  beforeEach(() => beAsNarrow(true));

  it('shows the other tabs of the same list behind More, and closes it after a choice', async () => {
    show();
    expect(seen()).toEqual(['Overview', 'Bookings']);
    const more = screen.getByRole('button', { name: 'More', expanded: false });
    await userEvent.click(more);
    expect(seen()).toEqual(['Overview', 'Bookings', 'Map', 'Admin']);
    expect(screen.getByRole('tab', { name: 'Map' })).toHaveFocus();
    await userEvent.click(screen.getByRole('tab', { name: 'Admin' }));
    expect(screen.getByRole('tabpanel', { name: 'Admin' })).toHaveTextContent('All of admin');
    expect(seen()).toEqual(['Overview', 'Bookings']);
    expect(more).toHaveFocus();
    expect(more).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes More with Escape without changing the tab', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.keyboard('{Escape}');
    expect(seen()).toEqual(['Overview', 'Bookings']);
    expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
    expect(screen.getByText('All of overview')).toBeInTheDocument();
  });

  it('closes More when the focus moves to the page below the sheet', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'More', expanded: true })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel', { name: 'Overview' })).toHaveFocus();
    expect(seen()).toEqual(['Overview', 'Bookings']);
  });

  it('wraps long names behind More', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('tab', { name: 'Admin' })).toHaveStyle({ whiteSpace: 'normal' });
  });

  it('has no More if all tabs fit', () => {
    show(false);
    expect(seen()).toEqual(['Overview', 'Bookings']);
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });
});
