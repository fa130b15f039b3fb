import { cutText } from './cut-text';

test.each([
  ['abc', 5, 'abc'],
  ['abc', 2, 'ab'],
  ['a💥b', 3, 'a💥'],
  ['a💥b', 2, 'a'],
  ['💥', 1, ''],
  ['💥💥', 4, '💥💥'],
])('%s cut to %d is %s', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut);
});
