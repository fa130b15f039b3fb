import type { PaletteEntry, RemoteModule } from '@plaza/web-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ada, meetPlatform } from '../testing/platform';
import { remoteOf, remotesHere } from '../testing/remotes';
import { place, query, renderAt } from '../testing/render';

const rent: PaletteEntry = {
  id: 'rent',
  label: 'Rent of May',
  group: 'Expenses',
  to: '/dashboard/finance_manager?find=rent',
};
const secret: PaletteEntry = { id: 'plan', label: 'Rent plan', group: 'Admin', to: '/dashboard/admin?plan=rent' };
const result: PaletteEntry = { id: 'sum', label: '100.00 EUR = 125.00 USD', detail: 'your rate', group: 'Convert' };

/** A remote with a palette: a part of it, and what a search finds. */
function withPalette(search: (text: string) => Promise<readonly PaletteEntry[]>): RemoteModule {
  const add: PaletteEntry = {
    id: 'add',
    label: 'Add Expense',
    group: 'Actions',
    to: '/dashboard/finance_manager?add=new',
  };
  return {
    ...remoteOf('1.0.0'),
    palette: async () => ({ entries: () => [add, secret], search: (text) => () => search(text) }),
  };
}

/** Only the finance area has a palette. */
function bring(search: (text: string) => Promise<readonly PaletteEntry[]>) {
  remotesHere.onLoad = async ({ name }) => (name === 'finance' ? withPalette(search) : remoteOf('1.0.0'));
}

async function openPalette(path = '/dashboard/markets') {
  await renderAt(path);
  await screen.findByRole('tab', { name: 'Bookings' });
  await userEvent.keyboard('{Control>}k{/Control}');
  return screen.findByRole('combobox', { name: 'Search Plaza' });
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

beforeEach(() => {
  meetPlatform(ada);
  bring(async () => []);
});

describe('the palette', () => {
  it('opens with Ctrl K, goes to a tab with some letters and Enter, and returns the focus', async () => {
    const input = await openPalette();
    expect(input).toHaveFocus();
    expect(within(screen.getByRole('group', { name: 'Go to' })).getAllByRole('option')).toHaveLength(7);
    await userEvent.type(input, 'book');
    expect(active()).toBe('Bookings');
    await userEvent.keyboard('{Enter}');
    expect(place()).toBe('/dashboard/bookings');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens by the button of the header, and closes by its own and with Escape', async () => {
    await renderAt('/dashboard/markets');
    await userEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox', { name: 'Search Plaza' });
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('wraps a long name', async () => {
    await openPalette();
    const option = within(screen.getByRole('option', { name: 'Value Accounts' }));
    expect(option.getByText('Value Accounts')).not.toHaveStyle({ whiteSpace: 'nowrap' });
  });

  it('ignores the Enter that confirms a word of an input method', async () => {
    const input = await openPalette();
    fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('moves with the arrows, cycling at both ends', async () => {
    const input = await openPalette();
    await userEvent.type(input, 'use theme');
    expect(options()).toHaveLength(2);
    const [first, second] = options();
    expect(active()).toBe(first);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(second);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(first);
    await userEvent.keyboard('{ArrowUp}');
    expect(active()).toBe(second);
    expect(input).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  });

  it('contains entries of areas, their records after typing pauses, and nothing of tabs that the user lacks', async () => {
    const searched: string[] = [];
    bring(async (text) => {
      searched.push(text);
      return [rent, secret];
    });
    const input = await openPalette();
    expect(await screen.findByRole('option', { name: 'Add Expense' })).toBeInTheDocument();
    await userEvent.type(input, 'rent');
    expect(await screen.findByRole('option', { name: 'Rent of May' })).toBeInTheDocument();
    expect(options()).toEqual(['Rent of May']);
    expect(searched).toEqual(['rent']);
    await userEvent.keyboard('{Enter}');
    expect([place(), query()]).toEqual(['/dashboard/finance_manager', '?find=rent']);
  });

  it('shows earlier choices first, in this browser and for this user', async () => {
    bring(async () => [rent]);
    await userEvent.type(await openPalette(), 'rent');
    await userEvent.click(await screen.findByRole('option', { name: 'Rent of May' }));
    await userEvent.keyboard('{Control>}k{/Control}');
    const recent = await screen.findByRole('group', { name: 'Recent' });
    expect(
      within(recent)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rent of May']);
    expect(localStorage.getItem(`plaza.recently-found.${ada.id}`)).toContain('Rent of May');
  });

  it('copies a result without a link, and does not remember it', async () => {
    const user = userEvent.setup();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    bring(async () => [result]);
    const input = await openPalette();
    await user.type(input, 'convert 100 EUR');
    await user.click(await screen.findByRole('option', { name: /100\.00 EUR = 125\.00 USD/ }));
    expect(await screen.findByText('Copied')).toBeInTheDocument();
    expect(copied).toHaveBeenCalledWith(result.label);
    expect(localStorage.getItem(`plaza.recently-found.${ada.id}`)).toBeNull();
  });

  it('does not report an empty result before all areas have answered', async () => {
    const answers: ((entries: PaletteEntry[]) => void)[] = [];
    bring(() => new Promise((resolve) => answers.push(resolve)));
    const input = await openPalette();
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(document.body.textContent ?? ''));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.type(input, 'zzqq');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.getByText('Searching…')).toBeInTheDocument();
    expect(said.filter((text) => /Nothing is called “zz/.test(text))).toEqual([]);
    observer.disconnect();
    answers[0]?.([]);
    expect(await screen.findByText('Nothing is called “zzqq”.')).toBeInTheDocument();
  });

  it('reports an area that does not answer, and an empty result', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    bring(async () => {
      throw new Error('It broke.');
    });
    await userEvent.type(await openPalette(), 'zzzz');
    expect(await screen.findByText(/Some areas do not answer/)).toBeInTheDocument();
    expect(screen.getByText('Nothing is called “zzzz”.')).toBeInTheDocument();
    expect(options()).toEqual([]);
    warned.mockRestore();
  });

  it('opens the settings, and the list of shortcuts', async () => {
    await userEvent.type(await openPalette(), 'keyboard{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search Plaza' }), 'currency{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  });

  it('does not load a watched release before its tabs are opened', async () => {
    const platform = meetPlatform(ada);
    platform.described = { watched: true };
    await openPalette();
    await waitFor(() => expect(remotesHere.loaded).toContain('markets 1.0.0'));
    expect(remotesHere.loaded).not.toContain('finance 1.0.0');
  });

  it('does not open over another dialog', async () => {
    await renderAt('/dashboard/markets?settings=open');
    await screen.findByRole('dialog', { name: 'Settings' });
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: 'Search Plaza' })).not.toBeInTheDocument();
  });
});

describe('the list of shortcuts', () => {
  it('opens with a question mark, but not in a field', async () => {
    await renderAt('/dashboard/markets');
    const field = await screen.findByRole('textbox', { name: 'Markets of 1.0.0' });
    await userEvent.type(field, 'why?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    field.blur();
    await userEvent.keyboard('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeInTheDocument();
  });

  it.each([
    [ada, ['overview', 'finance_manager', 'messages', 'bookings'], ['Value Accounts', 'Messages']],
    [{ ...ada, role: 'contractor' }, ['overview', 'bookings'], ['Dispatch']],
    [ada, ['overview', 'markets'], []],
  ] as const)("contains the keys of the user's areas", async (user, tabs, groups) => {
    meetPlatform(user, [...tabs]);
    await renderAt('/dashboard');
    await screen.findByText('Overview of 1.0.0');
    await userEvent.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' }));
    expect(sheet.queryAllByRole('region').map((group) => within(group).getByRole('heading').textContent)).toEqual(
      groups,
    );
  });
});
