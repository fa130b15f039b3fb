import type { Browser, BrowserContext, Page } from '@playwright/test';
import { loading } from '../checks/loading';
import { openSignedIn } from '../open-signed-in';
import { password } from '../seeded-users';
import { expect, test } from '../test';
import { overfullUser } from './overfull-user';
import { emptyScreens, ordinaryScreens, overfullScreens, type Screen, troubledScreens } from './screens';
import { isAskedFor, takePictures } from './take-pictures';

/** The users of these pictures live in Toronto. */
const timezoneId = 'America/Toronto';

const devices = {
  phone: { widths: [390], options: { isMobile: true, hasTouch: true } },
  desktop: { widths: [768, 1280, 1440], options: {} },
} as const;

/** The requests without which no screen can be rendered: the session, its tabs, and the remotes. */
const ofTheFrame = /\/api\/v1\/(auth|users\/me|my-tab-permissions|remotes|events)/;

type Trouble = (context: BrowserContext) => Promise<unknown>;

/** No response arrives, as on a connection that hangs. */
const slow: Trouble = (context) =>
  context.route('**/api/v1/**', async (route) => {
    if (ofTheFrame.test(route.request().url())) await route.continue();
  });

/** The gateway's response about a service that cannot be reached. */
const unreachable = {
  success: false,
  message: 'This part of Plaza cannot be reached just now.',
  error: { code: 'upstream_unavailable', message: 'This part of Plaza cannot be reached just now.' },
};

/** No service behind the gateway responds. */
const broken: Trouble = (context) =>
  context.route('**/api/v1/**', (route) =>
    ofTheFrame.test(route.request().url()) ? route.continue() : route.fulfill({ status: 503, json: unreachable }),
  );

test.describe.configure({ mode: 'parallel' });
test.setTimeout(900_000);

type Device = keyof typeof devices;
const deviceNames = Object.keys(devices) as Device[];

/** Visits each screen as its user, and takes its pictures. */
const tourOn = (device: Device) =>
  async function tour(browser: Browser, baseURL: string, screens: readonly Screen[], state: string, trouble?: Trouble) {
    const { widths, options } = devices[device];
    const asked = screens.filter(isAskedFor);
    for (const person of new Set(asked.map((screen) => screen.person))) {
      const context = await browser.newContext({ ...options, baseURL, timezoneId, reducedMotion: 'reduce' });
      const page = await context.newPage();
      await page.setViewportSize({ width: widths[0], height: 800 });
      if (person) await openSignedIn(page, person, passwords.get(person) ?? password);
      await trouble?.(context);
      for (const { name, path, press } of asked.filter((screen) => screen.person === person)) {
        await page.setViewportSize({ width: widths[0], height: 800 });
        await page.goto(path);
        await settle(page, trouble !== undefined);
        if (press) {
          await page.getByRole('button', { name: press }).first().click();
          await settle(page, false);
        }
        await takePictures(page, name, state, widths);
      }
      await context.close();
    }
  };

for (const device of deviceNames) {
  const tour = tourOn(device);
  test(`ordinary on a ${device}`, ({ browser, platform }) => tour(browser, platform.url, ordinaryScreens, 'ordinary'));
  test(`empty on a ${device}`, ({ browser, platform }) => tour(browser, platform.url, emptyScreens, 'empty'));
  test(`slow on a ${device}`, ({ browser, platform }) => tour(browser, platform.url, troubledScreens, 'slow', slow));
  test(`broken on a ${device}`, ({ browser, platform }) =>
    tour(browser, platform.url, troubledScreens, 'broken', broken));
}

/** These run last, as the bookings of this user appear on the boards of the seeded contractors. */
for (const device of deviceNames) {
  test(`overfull on a ${device}`, async ({ browser, platform, playwright }) => {
    const asked = overfullScreens('').filter(isAskedFor);
    if (asked.length === 0) return;
    const request = await playwright.request.newContext({ baseURL: platform.url });
    const person = await overfullUser(
      request,
      asked.some(({ name }) => name.startsWith('bookings')),
    );
    await request.dispose();
    passwords.set(person.email, person.password);
    await tourOn(device)(browser, platform.url, overfullScreens(person.email), 'overfull');
  });
}

/** The passwords of users whom a tour created. */
const passwords = new Map<string, string>();

/** Waits until nothing is loading; on a screen in trouble, as long as it takes to show that. */
async function settle(page: Page, inTrouble: boolean): Promise<void> {
  await page.waitForLoadState('load');
  if (inTrouble) await page.waitForTimeout(1500);
  // The remote loads after the shell, and its data after the remote, so nothing may be loading for a while.
  else for (let round = 0; round < 3; round += 1) await quietly(page);
}

async function quietly(page: Page): Promise<void> {
  await page.waitForTimeout(200);
  await expect(loading(page)).toHaveCount(0);
}
