import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Where a cached answer is enough, and why. */
const readers: Readonly<Record<string, string>> = {
  'mfe-admin/src/operations/now/now.tsx useAdminPlatformNowQuery': 'No answer stays in the cache.',
  'mfe-admin/src/releases/areas/dialogs/approve-dialog.tsx useAdminAreasQuery': 'The list below the dialog asks.',
  'mfe-admin/src/releases/remotes/dialogs/affected-users.tsx useAdminTabPermissionsQuery': 'useAffectedUsers asks.',
  'mfe-admin/src/releases/remotes/dialogs/subset-fields.tsx useAdminSubsetChoicesQuery':
    'No answer stays in the cache.',
  'mfe-admin/src/releases/remotes/use-own-release.ts useSessionRemotesQuery': 'Events keep it up to date.',
  'mfe-admin/src/releases/teams/dialogs/edit-team-dialog.tsx useAdminTeamsQuery': 'The list below the dialog asks.',
  'mfe-admin/src/tab-permissions/api/use-user-counts.ts useAdminPermissionImpactQuery': 'No answer stays in the cache.',
  'mfe-auth/src/profile/sections/security-section.tsx useAuthProfileQuery': 'ProfileLoaded in it asks.',
  'mfe-auth/src/profile/sections/sign-in-safety.tsx useAuthTwoFactorStatusQuery': 'TwoFactorCard beside it asks.',
};

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'mfe-admin', 'mfe-auth'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => /\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/testing\//.test(file))
  .filter((file) => fs.existsSync(path.join(root, file)));

/** Every query hook that a file calls, and whether one of its calls asks whatever is cached. */
function hooksIn(file: string): Map<string, boolean> {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const hooks = new Map<string, boolean>();
  for (const { 0: call, 1: hook = '', index } of text.matchAll(/\b(use(?:Admin|Auth|Session|Saved)\w*Query)\(/g)) {
    const asks = /\bfreshly\b|refetchOnMountOrArgChange: true/.test(argumentsAt(text, index + call.length));
    hooks.set(`${file} ${hook}`, asks || hooks.get(`${file} ${hook}`) === true);
  }
  return hooks;
}

/** What stands between a parenthesis that was opened before `start` and its end. */
function argumentsAt(text: string, start: number): string {
  let depth = 1;
  let end = start;
  for (; depth > 0 && end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
  }
  return text.slice(start, end);
}

test('data that other users can change is refetched when a screen of administrators or of the profile shows it', () => {
  const hooks = sources.flatMap((file) => [...hooksIn(file)]);
  expect(hooks.length).toBeGreaterThan(30);
  const cached = hooks.filter(([, asks]) => !asks).map(([name]) => name);
  expect(cached.sort()).toEqual(Object.keys(readers).sort());
});
