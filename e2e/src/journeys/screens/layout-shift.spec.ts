import { loading } from '../../checks/loading';
import { newUser } from '../../new-user';
import { openSignedIn } from '../../open-signed-in';
import { contractor, customer, highAdmin } from '../../seeded-users';
import { expect, type Page, test, withMotion } from '../../test';

test.use(withMotion);

/** A twentieth of what Web Vitals call good. */
const most = 0.005;

/** Users and the pages they look at; for a signed-in user, paths are below /dashboard/. */
const views: readonly { person?: string; paths: string }[] = [
  { paths: '/ /about /contact /signup /signin' },
  {
    person: customer,
    paths: `overview markets markets?tab=stocks markets?tab=news
      finance_manager finance_manager?tab=loans finance_manager?tab=incomes finance_manager?tab=expenses
      finance_manager?tab=real-estate finance_manager?tab=emergency-fund
      contractors messages bookings bookings?view=week profile profile?section=security`,
  },
  { person: contractor, paths: 'bookings?view=dispatch contractors?view=business' },
  {
    person: highAdmin,
    paths: `admin admin?panel=tab-permissions admin?panel=userbase&view=list admin?panel=audit
      admin?panel=releases admin?panel=releases&part=scoreboard
      admin?panel=operations admin?panel=operations&part=blast-radius
      admin?panel=operations&part=configuration admin?panel=operations&part=drills
      map contractors?view=catalogue`,
  },
];

declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** Records each layout shift that no input caused, and what moved in it. */
function recordShifts(): void {
  window.shifts = [];
  const nameOf = (node: Node | null | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return `${element?.tagName} "${element?.textContent?.trim().slice(0, 40)}"`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect: before, currentRect: after }) =>
          `${nameOf(node)} from ${before.x},${before.y} ${before.width}×${before.height} to ${after.x},${after.y} ${after.width}×${after.height}`,
      );
      window.shifts.push({ value: entry.value, what: moved.join('; ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Waits until the page has received all its responses, and has sent no request for a while. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect(page.getByRole('heading').first()).toBeVisible();
  await expect(loading(page)).toHaveCount(0);
  await page.waitForFunction(() => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return performance.now() - Math.max(...ends) > 600;
  });
  await expect(loading(page)).toHaveCount(0);
}

async function expectNoShift(page: Page, where: string): Promise<void> {
  const shifts = await page.evaluate(() => window.shifts);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect.soft(sum, `${where}: ${shifts.map(({ what }) => what).join('\n')}`).toBeLessThan(most);
}

/** How many pixels the page is wider than the window; a phone's window would grow with it and shift its dialogs. */
const tooWide = (): number => document.documentElement.scrollWidth - document.documentElement.clientWidth;

test.describe.configure({ mode: 'parallel' });

for (const [device, options] of [
  ['desktop', { viewport: { width: 1280, height: 800 } }],
  ['phone', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
] as const) {
  test(`nothing shifts while a page opens on a ${device}`, async ({ browser, baseURL }) => {
    test.setTimeout(240_000);
    for (const { person, paths } of views) {
      const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
      const page = await context.newPage();
      if (person) {
        await openSignedIn(page, person);
        await settle(page);
      }
      await page.addInitScript(recordShifts);
      for (const listed of paths.split(/\s+/)) {
        const path = person ? `/dashboard/${listed}` : listed;
        await page.goto(path);
        await settle(page);
        expect.soft(await page.evaluate(tooWide), `${path} on a ${device} scrolls sideways`).toBeLessThanOrEqual(0);
        await expectNoShift(page, `${path} on a ${device}`);
      }
      await context.close();
    }
  });

  test(`nothing shifts for a new user with first steps on a ${device}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    const { email, password } = await newUser(page.request);
    await page.addInitScript(recordShifts);
    await openSignedIn(page, email, password);
    await expect(page.getByRole('region', { name: 'Three things to do first' })).toBeVisible();
    await settle(page);
    await expectNoShift(page, `the first visit on a ${device}`);
    await context.close();
  });

  test(`nothing shifts when the simple map is used on a ${device}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...options, ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await openSignedIn(page, highAdmin);
    await page.addInitScript(recordShifts);
    await page.route('**/*drawn-basemap*', (route) => route.abort());
    await page.goto('/dashboard/map');
    await expect(page.getByText('Map tiles cannot be loaded, so this is the simple map.')).toBeVisible();
    await settle(page);
    await expectNoShift(page, `the map on a ${device}`);
    await context.close();
  });
}
