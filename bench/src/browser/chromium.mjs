import fs from 'node:fs';
import { chromium } from '@playwright/test';

/** A phone's connection with poor reception: 150 ms of latency per request, and 1.6 Mbit/s shared by all requests. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 };

const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
  ['/usr/bin', '/usr/local/bin'].map((folder) => `${folder}/${name}`),
);

/** The path of a Chromium: CHROMIUM_PATH, an installed one, or Playwright's download; undefined where there is none. */
export const chromiumPath = [process.env.CHROMIUM_PATH, ...installed, chromium.executablePath()].find(
  (file) => file && fs.existsSync(file),
);

/** Starts Chromium. @returns {Promise<import('@playwright/test').Browser>} */
export const openBrowser = () =>
  chromium.launch({
    executablePath: chromiumPath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });

/** Opens a page whose requests go over a slow connection from the start. */
export async function openSlowPage(context) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  return page;
}

/** The browser storage of a user signed in at `url`, for Playwright's `newContext`. */
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
