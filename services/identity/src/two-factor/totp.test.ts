import { codeOfStep, matchingStep, newTotpSecret, otpauthUrl, stepAt } from './totp';

/** '12345678901234567890', the key of RFC 6238's examples. */
const rfcSecret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is that of RFC 6238: %s', (seconds, code) => {
  expect(codeOfStep(rfcSecret, stepAt(seconds * 1000))).toBe(code);
  expect(matchingStep(rfcSecret, code, seconds * 1000)).toBe(stepAt(seconds * 1000));
});

test('a code is valid one step early and one late, also at the ends of a step, and no further', () => {
  const step = 50_000_000;
  const code = codeOfStep(rfcSecret, step);
  const start = step * 30_000;
  expect(matchingStep(rfcSecret, code, start - 30_000)).toBe(step);
  expect(matchingStep(rfcSecret, code, start + 59_999)).toBe(step);
  expect(matchingStep(rfcSecret, code, start - 30_001)).toBeUndefined();
  expect(matchingStep(rfcSecret, code, start + 60_000)).toBeUndefined();
});

test.each(['', '28708', '2870820', ' 287082', '２８７０８２', '28708é'])('"%s" matches nothing', (code) => {
  expect(matchingStep(rfcSecret, code, 59_000)).toBeUndefined();
});

test('secrets are 160 bits in base32, and unique', () => {
  const secrets = new Set(Array.from({ length: 200 }, newTotpSecret));
  expect(secrets.size).toBe(200);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test('the URI for authenticators names Plaza and the account, with any characters', () => {
  const url = new URL(otpauthUrl(rfcSecret, 'ada+b?c#d%e@example.org'));
  expect(url.protocol + url.hostname).toBe('otpauth:totp');
  expect(decodeURIComponent(url.pathname)).toBe('/Plaza:ada+b?c#d%e@example.org');
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret: rfcSecret, issuer: 'Plaza' });
});
