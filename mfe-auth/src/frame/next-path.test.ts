import { nextPath } from './next-path';

it.each([
  ['/dashboard?tab=markets#top', '/dashboard?tab=markets#top'],
  ['/profile', '/profile'],
])('continues to %s', (wanted, path) => {
  expect(nextPath(wanted)).toBe(path);
});

it.each([
  [null],
  [''],
  ['dashboard'],
  ['https://evil.example/'],
  ['//evil.example'],
  ['/\\evil.example'],
  ['/\t/evil.example'],
  ['/..//evil.example'],
  ['/%2e%2e//evil.example'],
  ['//['],
  ['javascript:alert(1)'],
  [' javascript:alert(1)'],
  ['/\n/evil.example'],
  ['///evil.example'],
  ['\\\\evil.example'],
  ['/.//evil.example'],
  ['http:evil.example'],
  ['data:text/html,x'],
])('never leaves the site for %p', (wanted) => {
  expect(nextPath(wanted)).toBe('/dashboard');
});
