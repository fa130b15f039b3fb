import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { BookingsPage } from '../../pages/bookings-page';
import { DashboardPage } from '../../pages/dashboard-page';
import { contractor, customer, highAdmin, password } from '../../seeded-users';
import { type Browser, expect, type Page, test } from '../../test';

/** Signs a user in, in a separate browser context. */
async function inOwnBrowser(browser: Browser, baseURL: string | undefined, email: string, secret = password) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const page = await context.newPage();
  await openSignedIn(page, email, secret);
  return { page, dashboard: new DashboardPage(page), bookings: new BookingsPage(page), close: () => context.close() };
}

/** A new customer whom no other user knows. */
async function newCustomer(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const { email, password: secret } = await newUser(context.request);
  await context.close();
  return inOwnBrowser(browser, baseURL, email, secret);
}

const uniqueTitle = (what: string) => `${what} ${Date.now().toString(36)}`;

/** Requests a booking from Amir, from his card. */
async function hire({ page, dashboard, bookings }: Awaited<ReturnType<typeof newCustomer>>, title: string) {
  await dashboard.open('Contractors');
  await page.getByRole('article', { name: 'Amir Haddad' }).getByRole('button', { name: /Hire/ }).click();
  await expect(bookings.dialog.getByRole('heading', { name: 'New Booking' })).toBeVisible();
  await bookings.dialog.getByRole('combobox', { name: 'Service' }).click();
  await page.getByRole('option', { name: /^Smart home setup/ }).click();
  await bookings.dialog.getByLabel('Address').fill('12 Test Street, Toronto');
  await bookings.chooseTime();
  await bookings.dialog.getByLabel('Title').fill(title);
  await expect(bookings.dialog.getByText(/190\.00/).last()).toBeVisible();
  await bookings.dialog.getByRole('button', { name: 'Request Booking' }).click();
  await expect(bookings.dialog).toHaveCount(0);
  await expect(bookings.card(title)).toContainText('Pending');
}

test('a booking from the request to the reply to its review, by three users in three browsers', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const [nadia, amir, grace] = await Promise.all([
    newCustomer(browser, baseURL),
    inOwnBrowser(browser, baseURL, contractor),
    inOwnBrowser(browser, baseURL, highAdmin),
  ]);
  const title = uniqueTitle('Doorbell');
  await amir.dashboard.open('Bookings');
  await grace.dashboard.open('Bookings');
  await hire(nadia, title);

  // Nobody reloads: everybody sees the changes of the others.
  await amir.bookings.action('Confirm', title).click();
  await expect(amir.bookings.toast('Booking status changed to confirmed')).toBeVisible();
  await expect(nadia.bookings.card(title)).toContainText('Confirmed');
  await expect(grace.bookings.card(title)).toContainText('Confirmed');

  await amir.bookings.action('Assign', title).click();
  await amir.bookings.dialog.getByRole('combobox').click();
  await amir.page.getByRole('option', { name: /Tom Reyes/ }).click();
  await amir.bookings.dialog.getByRole('button', { name: 'Assign Booking', exact: true }).click();
  await expect(nadia.bookings.card(title)).toContainText('Tom Reyes');

  await amir.bookings.action('Start', title).click();
  await expect(nadia.bookings.card(title)).toContainText('In Progress');
  await amir.bookings.action('Complete', title).click();
  await expect(amir.bookings.dialog.getByLabel('Final price')).toHaveValue('190.00');
  await amir.bookings.dialog.getByLabel('Final price').fill('205.50');
  await amir.bookings.dialog.getByRole('button', { name: 'Complete Booking' }).click();
  await expect(nadia.bookings.card(title)).toContainText('205.50');

  await nadia.bookings.open(title);
  await nadia.bookings.dialog.getByRole('radio', { name: '5 stars' }).check({ force: true });
  await nadia.bookings.dialog.getByLabel('Comment').fill('It rings!');
  await nadia.bookings.dialog.getByRole('button', { name: 'Add Review' }).click();
  await amir.bookings.open(title);
  await amir.bookings.dialog.getByLabel('Your reply').fill('So it should.');
  await amir.bookings.dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(nadia.bookings.dialog.getByText('So it should.')).toBeVisible();

  await grace.bookings.open(title);
  const timeline = grace.bookings.dialog.getByRole('list', { name: /timeline|happened/i });
  await expect(timeline.getByRole('listitem')).toHaveCount(7);
  for (const one of [nadia, amir, grace]) await one.close();
});

test('messages are delivered live and marked as read; a lost connection neither loses nor duplicates any', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(90_000);
  const nadia = await newCustomer(browser, baseURL);
  const amir = await inOwnBrowser(browser, baseURL, contractor);
  await amir.dashboard.open('Messages');
  await nadia.dashboard.open('Contractors');
  await nadia.page
    .getByRole('article', { name: 'Amir Haddad' })
    .getByRole('button', { name: /Contact/ })
    .click();
  const thread = nadia.page.getByRole('log', { name: 'Messages with Amir Haddad' });
  const typing = nadia.page.getByRole('textbox', { name: 'Message' });
  const hello = uniqueTitle('Hello');
  await typing.fill(hello);
  await typing.press('Enter');
  await expect(nadia.page.getByText('Your message has been delivered.').first()).toBeVisible();

  await amir.page
    .getByRole('list', { name: 'Conversations' })
    .getByRole('button', { name: new RegExp(hello) })
    .click();
  const theirs = amir.page.getByRole('log', { name: /Messages with Nadia/ });
  await expect(theirs.getByText(hello)).toBeVisible();
  await expect(nadia.page.getByText('Read', { exact: true })).toBeVisible();
  await expect(nadia.page.getByText('Online', { exact: true }).first()).toBeVisible();

  await nadia.page.context().setOffline(true);
  const lost = uniqueTitle('Are you there');
  await typing.fill(lost);
  await typing.press('Enter');
  await expect(thread.getByText(lost)).toBeVisible();
  await nadia.page.context().setOffline(false);
  await expect(theirs.getByText(lost)).toHaveCount(1);
  await expect(nadia.page.getByText('Not sent yet')).toHaveCount(0);
  const markup = '<img src=x onerror=alert(1)><b>bold</b>';
  await typing.fill(markup);
  await typing.press('Enter');
  await expect(theirs.getByText(markup)).toBeVisible();
  await expect(theirs.getByText(lost)).toHaveCount(1);
  for (const one of [nadia, amir]) await one.close();
});

/** The width of each line of a text in pixels. */
const lineWidths = (page: Page, text: RegExp) =>
  page.getByText(text).evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Array.from(range.getClientRects(), ({ width }) => width);
  });

test('the author of a ticket is notified of its progress', async ({ browser, baseURL }) => {
  const nadia = await newCustomer(browser, baseURL);
  const grace = await inOwnBrowser(browser, baseURL, highAdmin);
  const title = uniqueTitle('Wrong price');
  await nadia.dashboard.open('Messages');
  await nadia.page.getByRole('tab', { name: 'Support' }).click();
  await nadia.page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => lineWidths(nadia.page, /Press New Ticket to ask/)).toHaveLength(2);
  const [first = 0, second = 0] = await lineWidths(nadia.page, /Press New Ticket to ask/);
  expect(Math.min(first, second) / Math.max(first, second), 'lines of even length').toBeGreaterThan(0.75);
  await nadia.page.setViewportSize({ width: 1280, height: 800 });
  await nadia.page.getByRole('button', { name: 'New Ticket' }).first().click();
  await nadia.bookings.dialog.getByLabel('Title').fill(title);
  await nadia.bookings.dialog.getByLabel('Description').fill('It should have been 190.');
  await nadia.bookings.dialog
    .getByRole('button', { name: /ticket/i })
    .last()
    .click();
  await expect(nadia.page.getByRole('region', { name: `Ticket ${title}` })).toBeVisible();

  await grace.page.goto('/dashboard/messages?view=support');
  await grace.page.getByRole('tab', { name: 'Support' }).click();
  await grace.page.getByRole('button', { name: new RegExp(title) }).click();
  const steps = grace.page.getByRole('group', { name: 'What can be done' });
  await steps.getByRole('button', { name: 'Start' }).click();
  await expect(nadia.page.getByRole('region', { name: `Ticket ${title}` })).toContainText('Grace Whitfield');
  await steps.getByRole('button', { name: 'Resolve' }).click();
  await expect(nadia.page.getByRole('region', { name: `Ticket ${title}` })).toContainText('Resolved');
  const asked = nadia.page.getByRole('group', { name: 'What can be done' });
  await asked.getByRole('button', { name: 'Close' }).click();
  await nadia.page.getByRole('alertdialog').getByRole('button', { name: 'Close Ticket' }).click();
  await expect(nadia.page.getByRole('region', { name: `Ticket ${title}` })).toContainText('Closed');
  for (const one of [nadia, grace]) await one.close();
});

test('locations are stored, deleted defaults stay deleted, and a map without tiles is drawn here', async ({ page }) => {
  await page.route('https://tile.openstreetmap.org/**', (route) => route.abort());
  await openSignedIn(page, contractor);
  await new DashboardPage(page).open('Map');
  const list = page.getByRole('list', { name: 'Locations' });
  await expect(list.getByRole('listitem')).not.toHaveCount(0);
  const before = await list.getByRole('listitem').count();
  const name = uniqueTitle('Café');
  await page
    .getByRole('group', { name: 'Quick add' })
    .getByRole('button', { name: /Cafe|Café/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('combobox', { name: 'Address' }).fill('Toronto');
  await page.getByRole('option').first().click();
  await dialog.getByRole('button', { name: 'Add Location' }).click();
  await expect(list.getByText(name)).toBeVisible();
  // On a busy machine, rendering may take longer than the simple map waits.
  await expect(async () => {
    const retry = page.getByRole('button', { name: 'Retry Map' });
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByText(/^Simplified map/)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.reload();
  await expect(list.getByText(name)).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveCount(before + 1);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this location?');
  await question.getByRole('button', { name: /Delete/ }).click();
  await expect(list.getByRole('listitem')).toHaveCount(before);
});

test('a booking can be assigned with only the keyboard', async ({ browser, baseURL }) => {
  const nadia = await newCustomer(browser, baseURL);
  const amir = await inOwnBrowser(browser, baseURL, contractor);
  const title = uniqueTitle('Chime');
  await hire(nadia, title);
  await amir.page.goto('/dashboard/bookings?view=dispatch');
  const give = amir.page.getByRole('button', { name: `Assign ${title}` }).first();
  await give.focus();
  await amir.page.keyboard.press('Enter');
  const tom = amir.page.getByRole('menuitemcheckbox', { name: /Tom Reyes/ });
  await expect(tom).toBeVisible();
  await amir.page.keyboard.type('Tom');
  await expect(tom).toBeFocused();
  await amir.page.keyboard.press('Enter');
  await expect(nadia.bookings.card(title)).toContainText('Tom Reyes');
  for (const one of [nadia, amir]) await one.close();
});

test('confirming a request for a time that is taken meanwhile is rejected with a sentence', async ({
  browser,
  baseURL,
}) => {
  const amir = await inOwnBrowser(browser, baseURL, contractor);
  const nadia = await newCustomer(browser, baseURL);
  const other = await newCustomer(browser, baseURL);
  const [first, second] = [uniqueTitle('First'), uniqueTitle('Second')];
  await hire(nadia, first);
  await hire(other, second);
  await amir.dashboard.open('Bookings');
  await amir.bookings.action('Confirm', first).click();
  await expect(amir.bookings.card(first)).toContainText('Confirmed');
  await amir.bookings.action('Confirm', second).click();
  await expect(amir.page.getByText('The contractor has another booking at this time.').first()).toBeVisible();
  await expect(other.bookings.card(second)).toContainText('Pending');
  for (const one of [amir, nadia, other]) await one.close();
});

test('the seeded customer finds their bookings as appointments, by day and by week', async ({ page }) => {
  await openSignedIn(page, customer);
  await new DashboardPage(page).open('Bookings');
  const bookings = new BookingsPage(page);
  await expect(page.getByText('Manage service bookings and appointments')).toBeVisible();
  await page.getByRole('searchbox').fill('thermostat');
  await expect(bookings.card('Thermostat and doorbell')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  await bookings.view('Agenda');
  await expect(page.getByText('Thermostat and doorbell').first()).toBeVisible();
  await bookings.view('Week');
  // They are two and three days ahead: at the end of the week, in the next one.
  const jobs = page.getByRole('button', { name: /Thermostat and doorbell|Design visit/ });
  const none = page.getByText('No bookings found in this week.');
  await expect(jobs.or(none).first()).toBeVisible();
  if (await none.isVisible()) await page.getByRole('button', { name: 'Next Week' }).click();
  await expect(jobs.first()).toBeVisible();
});

test('on phones the badges of a booking are below a title that leaves too little room', async ({ page }) => {
  await openSignedIn(page, customer);
  const title = 'Thermostat and doorbell for the whole house';
  await page.route(/\/api\/v1\/bookings(\?|$)/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const [one, ...others] = answer.bookings;
    await route.fulfill({ response, json: { ...answer, bookings: [{ ...one, title, priority: 'high' }, ...others] } });
  });
  for (const { width, isBelow } of [
    { width: 390, isBelow: true },
    { width: 1280, isBelow: false },
  ]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/dashboard/bookings');
    const card = new BookingsPage(page).card(title);
    const heading = await card.getByRole('heading').boundingBox();
    const badges = await card.getByText(/^High/).boundingBox();
    const foot = (heading?.y ?? 0) + (heading?.height ?? 0);
    expect((badges?.y ?? 0) >= foot, `below at ${width} px`).toBe(isBelow);
    expect((badges?.x ?? 0) > (heading?.x ?? 0) + 20, `at the end at ${width} px`).toBe(!isBelow);
  }
});
