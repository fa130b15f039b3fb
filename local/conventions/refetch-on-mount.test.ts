import { readSource, sourceFiles } from './source-files';

/** Where a cached answer is enough, and why. */
const cachedUses: Readonly<Record<string, string>> = {
  'mfe-admin/src/operations/now/now.tsx useAdminPlatformNowQuery': 'No answer stays in the cache.',
  'mfe-admin/src/releases/areas/dialogs/approve-dialog.tsx useAdminAreasQuery': 'The list below the dialog refetches.',
  'mfe-admin/src/releases/remotes/dialogs/affected-users.tsx useAdminTabPermissionsQuery':
    'useAffectedUsers refetches.',
  'mfe-admin/src/releases/remotes/dialogs/subset-fields.tsx useAdminSubsetChoicesQuery':
    'No answer stays in the cache.',
  'mfe-admin/src/releases/remotes/list/use-own-release.ts useSessionRemotesQuery': 'Events keep it up to date.',
  'mfe-admin/src/releases/teams/dialogs/edit-team-dialog.tsx useAdminTeamsQuery':
    'The list below the dialog refetches.',
  'mfe-admin/src/tab-permissions/api/use-user-counts.ts useAdminPermissionImpactQuery': 'No answer stays in the cache.',
  'mfe-auth/src/profile/sections/security-section.tsx useAuthProfileQuery': 'ProfileLoaded in it refetches.',
  'mfe-auth/src/profile/sections/sign-in-safety.tsx useAuthTwoFactorStatusQuery': 'TwoFactorCard beside it refetches.',
};

const sources = sourceFiles(['mfe-admin', 'mfe-auth']);

/** Every query hook that a file calls, and whether one of its calls refetches whatever is cached. */
function hooksIn(file: string): Map<string, boolean> {
  const text = readSource(file);
  const hooks = new Map<string, boolean>();
  for (const { 0: call, 1: hook = '', index } of text.matchAll(/\b(use(?:Admin|Auth|Session|Saved)\w*Query)\(/g)) {
    const refetches = /\bfreshly\b|refetchOnMountOrArgChange: true/.test(argumentsAt(text, index + call.length));
    hooks.set(`${file} ${hook}`, refetches || hooks.get(`${file} ${hook}`) === true);
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
  const cached = hooks.filter(([, refetches]) => !refetches).map(([name]) => name);
  expect(cached.sort()).toEqual(Object.keys(cachedUses).sort());
});
