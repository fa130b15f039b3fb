/** What people do on three screens, step by step. Each function gets the page, and the user at it as `at`. */

/** The tab of a screen in the dashboard's tab bar. */
const tab = (page, name) => page.getByRole('tablist', { name: 'Areas' }).getByRole('tab', { name, exact: true });

const accountRow = '[role=region][aria-label=Accounts] tr[data-index]';

/** Five hundred accounts in one table. */
export const accounts = {
  name: '500 accounts',
  open: (page, at) => at.press('the accounts are opened', tab(page, 'Value Accounts'), accountRow),
  async use(page, at) {
    const table = page.getByRole('region', { name: 'Accounts' });
    const button = (name) => table.getByRole('button', { name });
    await at.scroll('the accounts are scrolled', table, 20);
    await at.press('the menu of a currency', button(/^Edit Currency/).first(), '[role=menu]');
    await at.keys('the menu of a currency is closed', 'Escape', 1, '![role=menu]');
    await at.press('a name is edited', button(/^Edit Name/).first(), 'input[aria-label=Name]');
    await at.type('a name is typed', ' at home');
    await at.keys('a name is left as it was', 'Escape', 1, '!input[aria-label=Name]');
    await at.press('a balance is edited', button(/^Edit Balance/).first(), 'input[aria-label=Balance]');
    await at.type('a balance is typed and saved', '1204.50\n', '!input[aria-label=Balance]');
    await at.press('the columns are offered', page.getByRole('button', { name: /^Columns/ }), '[role=menu]');
    const perks = page.getByRole('menuitemcheckbox', { name: 'Perks' });
    await at.press('a column is hidden', perks, '![data-column=perks]');
    await at.press('a column is shown', perks, '[data-column=perks]');
    await at.keys('the columns are closed', 'Escape', 1, '![role=menu]');
    await at.press('the form of an account', button(/^Edit Reserve/).first(), '[role=dialog] input');
    await at.keys('the text of its first field is no longer marked', 'End');
    await at.type('the form is typed into', 'abc');
    await at.keys('what was typed into the form is taken back', 'Backspace', 3);
    await at.keys('the form is closed', 'Escape', 1, '![role=dialog]');
  },
};

/** A hundred rows with changing prices. */
export const quotes = {
  name: '100 live rows',
  open: (page, at) => at.press('the markets are opened', tab(page, 'Markets'), 'tbody tr:nth-child(100)'),
  async use(page, at) {
    const panel = page.getByRole('group', { name: 'Cryptocurrencies' });
    const button = (name) => panel.getByRole('button', { name, exact: true });
    await at.watch('prices move for ten seconds', 10_000);
    await at.scroll('the prices are scrolled', panel, 10);
    await at.press('the search is entered', page.getByRole('searchbox', { name: 'Search cryptocurrencies' }));
    await at.type('quotes are searched, letter by letter', 'coin');
    await at.keys('the search of quotes is emptied', 'Backspace', 4, 'tbody tr:nth-child(100)');
    await at.press('the rows are sorted by price', button('Price'));
    await at.press('the rows are sorted the other way round', button('Price'));
    await at.press('the rows are sorted by name', button('Name'));
    await at.press('the alerts of a row', button(/^Price Alerts/).first(), '[role=dialog] input');
    await at.keys('the alerts are closed', 'Escape', 1, '![role=dialog]');
    await at.press('the chart of a row', button(/^Chart of/).first(), '[role=dialog] svg');
    await at.keys('the chart is closed', 'Escape', 1, '![role=dialog]');
  },
};

const week = '[role=group][aria-label=Week] li';

/** Ten thousand bookings: the list page by page, two weeks day by day, a week hour by hour. */
export const bookings = {
  name: '10,000 bookings',
  open: (page, at) => at.press('the bookings are opened', tab(page, 'Bookings'), '[role=tabpanel] article'),
  async use(page, at) {
    const list = page.getByRole('list', { name: 'Bookings' });
    const view = (name) => page.getByRole('tablist', { name: 'View' }).getByRole('tab', { name });
    const status = (name) => page.getByRole('tablist', { name: 'Status' }).getByRole('tab', { name });
    const main = page.locator('main');
    const more = page.getByRole('button', { name: 'Show More' });
    await at.scroll('the bookings are scrolled', main, 10);
    await at.press('more bookings are shown', more, '[role=tabpanel] li:nth-child(60) article');
    await at.press('yet more bookings are shown', more, '[role=tabpanel] li:nth-child(90) article');
    await at.press('the search is entered', page.getByRole('searchbox', { name: 'Search bookings' }));
    await at.type('bookings are searched, letter by letter', 'number');
    await at.keys('the search of bookings is emptied', 'Backspace', 6);
    await at.press('another status is chosen', status(/^Pending/));
    await at.press('all statuses are chosen', status(/^All/));
    await at.press('the details of a booking', list.getByRole('article').first().getByRole('button').first(), dialog);
    await at.keys('the details are closed', 'Escape', 1, '![role=dialog]');
    await at.press('the agenda is chosen', view('Agenda'), '[role=tabpanel] section li');
    await at.scroll('the agenda is scrolled', main, 10);
    await at.press('the two weeks after', page.getByRole('button', { name: 'Next Two Weeks' }));
    await at.press('the week is chosen', view('Week'), week);
    await at.scroll('the week is scrolled', page.getByRole('group', { name: 'Week' }), 3);
    await at.press('the week after', page.getByRole('button', { name: 'Next Week' }));
    await at.press('the list is chosen', view('List'), '[role=tabpanel] article');
  },
};

const dialog = '[role=dialog] h2';

export const screens = [accounts, quotes, bookings];

/**
 * The browser's own cost of a similar change without a framework: a click builds a plain table of thirty rows with
 * fourteen cells each.
 */
export const plainPage = {
  html: `<!doctype html><button>Build</button><table></table><script>
    let built = 0;
    document.querySelector('button').onclick = () => {
      built += 1;
      const cell = (row, column) => '<td>' + [built, row, column].join(' ') + '</td>';
      const cells = (row) => Array.from({ length: 14 }, (_, column) => cell(row, column)).join('');
      const rows = Array.from({ length: 30 }, (_, row) => '<tr>' + cells(row) + '</tr>');
      document.querySelector('table').innerHTML = rows.join('');
    };
  </script>`,
  async use(page, at) {
    for (let times = 0; times < 5; times++) await at.press('a plain table is built', page.getByRole('button'), 'td');
  },
};

/** What is done at the page of `servers/floors/react-page.mjs`, by the name of the button. */
export const reactChanges = {
  Sort: 'a hundred rows are sorted',
  Menu: 'a menu of 58 lines opens',
  Form: 'a form of eleven fields opens',
};

/** Does each of these changes several times. */
export async function useReactPage(page, at) {
  const closes = { Menu: '[role=menu]', Form: '[role=dialog]' };
  for (let times = 0; times < 3; times++) {
    for (const [name, change] of Object.entries(reactChanges)) {
      const box = closes[name];
      await at.press(change, page.getByRole('button', { name, exact: true }), box ?? 'td');
      if (box) await at.press('it is closed', page.locator(box), `!${box}`);
    }
  }
}
