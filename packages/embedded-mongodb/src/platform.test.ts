import { needsRelabelling, unsupportedPlatform } from './platform';

const debian12 = { platform: 'linux', arch: 'x64', glibc: '2.36' };

test('machines with a build are supported, from glibc 2.36', () => {
  expect(unsupportedPlatform(debian12)).toBeUndefined();
  expect(unsupportedPlatform({ platform: 'linux', arch: 'arm64', glibc: '2.41' })).toBeUndefined();
  expect(unsupportedPlatform({ platform: 'darwin', arch: 'arm64' })).toBeUndefined();
});

test.each([
  [{ platform: 'win32', arch: 'x64' }, 'no build for win32 x64'],
  [{ platform: 'darwin', arch: 'x64' }, 'no build for darwin x64'],
  [{ platform: 'linux', arch: 'x64' }, 'needs a Linux with glibc'],
  [{ ...debian12, glibc: '2.35' }, 'this machine has 2.35'],
  [{ ...debian12, glibc: '2.4' }, 'this machine has 2.4'],
])('%j gets one sentence with advice', (machine, why) => {
  const sentence = unsupportedPlatform(machine);
  expect(sentence).toContain(why);
  expect(sentence).toMatch(/set MONGODB_URI$/);
});

test('only Linux before glibc 2.38 needs relabelled libraries', () => {
  expect(needsRelabelling(debian12)).toBe(true);
  expect(needsRelabelling({ ...debian12, glibc: '2.38' })).toBe(false);
  expect(needsRelabelling({ platform: 'darwin', arch: 'arm64' })).toBe(false);
});
