import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The register of what is stored for one user, the session that it follows, and what belongs to the browser. */
const allowed = [
  'packages/ui/src/theme/color-mode-preference.ts',
  'packages/web-kit/src/session/personal-storage.ts',
  'packages/web-kit/src/tokens/stored-session.ts',
];
const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches\.(?:open|match)|document\.cookie)\b/;

const browserFolders = [
  'shell',
  'mfe-*',
  'packages/ui',
  'packages/web-kit',
  'packages/map-kit',
  'packages/address-kit',
];
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...browserFolders], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.(?:[cm]?[jt]sx?)$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)));

const usesStorage = (file: string): boolean => storage.test(fs.readFileSync(path.join(root, file), 'utf8'));

test('screens use browser storage only through the register, so that signing out clears it', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(usesStorage)).toEqual(allowed);
});
