import { openSignedIn } from '../../open-signed-in';
import { highAdmin } from '../../seeded-users';
import { expect, type Locator, type Page, test, withMotion } from '../../test';

test.use(withMotion);

/** Clicks at the position of an element, whatever covers it. */
async function pressAt(page: Page, place: Locator): Promise<void> {
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to press at');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The maximum number of elements whose styles are recalculated at once during an action. */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const { traceEvents }: { traceEvents: { name: string; args?: { elementCount?: number } }[] } = JSON.parse(
    (await browser.stopTracing()).toString(),
  );
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  expect(counts).not.toEqual([]);
  return Math.max(...counts);
}

test.beforeEach(async ({ page }) => {
  await openSignedIn(page, highAdmin);
  await page.goto('/dashboard/admin');
});

test('a click outside of an open list closes it and activates nothing on the page', async ({ page }) => {
  const role = page.getByRole('combobox', { name: 'User type' });
  const add = page.getByRole('button', { name: 'Add User' });
  await role.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await pressAt(page, page.locator('button', { hasText: 'Add User' }));
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await add.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a click outside of a list in a dialog closes only the list; a click outside of the dialog does not reach the page', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Add User' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await pressAt(page, page.locator('[role=dialog] button', { hasText: 'Cancel' }));
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(dialog).toBeVisible();
  const address = page.url();
  await pressAt(page, page.locator('[role=tab]', { hasText: 'Markets' }));
  expect(page.url()).toBe(address);
});

test('opening and closing a dialog, and a key after a click, cause no restyling of the page', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add User' });
  const dialog = page.getByRole('dialog');
  const open = async () => {
    await add.click();
    await expect(dialog).toBeVisible();
  };
  const close = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  const press = () => page.keyboard.press('ArrowDown');
  await open();
  await close();
  const all = await page.locator('#root *').count();
  const styled: Record<'opens' | 'closes' | 'key', number[]> = { opens: [], closes: [], key: [] };
  // A font or a list that loads meanwhile also causes style recalculations, but not every time.
  for (const _time of [1, 2, 3]) {
    styled.opens.push(await mostStyled(page, open));
    styled.closes.push(await mostStyled(page, close));
    await page.getByRole('heading', { name: 'Users' }).first().click();
    styled.key.push(await mostStyled(page, press));
  }
  const least = (counts: number[]) => Math.min(...counts);
  expect(least(styled.opens), `opens: ${styled.opens} of ${all}`).toBeLessThan(all);
  expect(least(styled.closes), `closes: ${styled.closes} of ${all}`).toBeLessThan(all / 2);
  expect(least(styled.key), `a key: ${styled.key} of ${all}`).toBeLessThan(all / 2);
});

test('the first opening of a dialog or a menu causes no restyling of the page', async ({ page }) => {
  const add = page.getByRole('button', { name: 'Add User' });
  const account = page.getByRole('button', { name: /Account of/ });
  const styled: Record<'dialog' | 'menu', number[]> = { dialog: [], menu: [] };
  let all = 0;
  // A font or a list that loads meanwhile also causes style recalculations, but not every time.
  for (const _time of [1, 2]) {
    const overlays = page.waitForResponse(/overlays/);
    await page.reload();
    await add.hover();
    await overlays;
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    all = await page.locator('#root *').count();
    styled.dialog.push(await mostStyled(page, () => add.click().then(() => page.getByRole('dialog').waitFor())));
    await page.keyboard.press('Escape');
    styled.menu.push(await mostStyled(page, () => account.click().then(() => page.getByRole('menu').waitFor())));
  }
  expect(Math.min(...styled.dialog), `a dialog: ${styled.dialog} of ${all}`).toBeLessThan(all / 2);
  expect(Math.min(...styled.menu), `a menu: ${styled.menu} of ${all}`).toBeLessThan(all / 2);
});
