import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { root, say } from './preparation.mjs';

/** External programs that tests need, each from the first place that has it; undefined where none has. */

/**
 * Looks for Chromium: CHROMIUM_PATH, the headless shell (installed or as Debian's package), an installed browser, then
 * Playwright's download. The headless shell draws no window, and needs a sixth less CPU time than a whole browser.
 */
export async function findChromium() {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) return fs.existsSync(configured) ? configured : undefined;
  const shell = () => installed([headlessShell]);
  // On Debian the headless shell is quickly installed, also beside a whole Chromium, and saves a minute of each run.
  return (
    shell() ??
    (installDebian(headlessShell) ? shell() : undefined) ??
    installed(wholeBrowsers) ??
    (await downloadedByPlaywright()) ??
    (installDebian('chromium') ? installed(wholeBrowsers) : undefined)
  );
}

/** Looks for Redis: REDIS_URL, redis-server on the path, then Debian's package. @returns where it was found */
export function findRedis() {
  if (process.env.REDIS_URL) return 'REDIS_URL';
  return installed(['redis-server']) ?? (installDebian('redis-server') ? installed(['redis-server']) : undefined);
}

const headlessShell = 'chromium-headless-shell';
const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

function installed(names) {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];
  return folders.flatMap((folder) => names.map((name) => path.join(folder, name))).find((file) => isProgram(file));
}

function isProgram(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

async function downloadedByPlaywright() {
  const { chromium } = await import('@playwright/test');
  if (fs.existsSync(chromium.executablePath())) return chromium.executablePath();
  say('Downloading Chromium ...');
  const done = spawnSync(path.join(root, 'node_modules/.bin/playwright'), ['install', 'chromium-headless-shell'], {
    timeout: 180_000,
  });
  return done.status === 0 && fs.existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

const isDebianRoot = () => process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');

function installDebian(name) {
  if (!isDebianRoot()) return false;
  say(`Installing Debian's ${name} ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    const done = spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
    if (done.status !== 0) return false;
  }
  return true;
}
