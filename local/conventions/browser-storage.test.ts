import { browserFolders, readSource, sourceFiles } from './source-files';

/** The register of what is stored for one user, the session that it follows, and what belongs to the browser. */
const allowed = [
  'packages/ui/src/theme/color-mode-preference.ts',
  'packages/web-kit/src/session/personal-storage.ts',
  'packages/web-kit/src/tokens/stored-session.ts',
];
const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|caches\.(?:open|match)|document\.cookie)\b/;

const sources = sourceFiles(browserFolders, /\.[cm]?[jt]sx?$/);

const usesStorage = (file: string): boolean => storage.test(readSource(file));

test('screens use browser storage only through the register, so that signing out clears it', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter(usesStorage)).toEqual(allowed);
});
