import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** The line of a phone far from its mast: every request waits for 150 ms, all of them share 1.6 Mbit/s. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
  ['/usr/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`),
);

/** Where a Chromium is: CHROMIUM_PATH, an installed one, Playwright's download; undefined where there is none. */
export const chromiumPath = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
  (file) => file && fs.existsSync(file),
);

/** Starts Chromium. @returns {Promise<import('@playwright/test').Browser>} */
export const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** Opens a page whose requests go over a slow line from now on. */
export async function openSlowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  return page;
}

/** What a browser holds of somebody who has signed in at `url`, for Playwright's `newContext`. */
export async function signedInState(url, email) {
  const response = await fetch(`${url}/api/v1/auth/signin`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'plaza-demo-2026' }),
  });
  if (!response.ok) throw new Error(`sign-in of ${email} answered ${response.status}`);
  const { accessToken, user } = (await response.json()).data;
  const localStorage = [
    { name: 'jwt', value: accessToken },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return { storageState: { cookies: [], origins: [{ origin: url, localStorage }] } };
}
