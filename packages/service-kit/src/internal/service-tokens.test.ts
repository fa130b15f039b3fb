import { messageAuthentication } from '../security/message-authentication';
import { fakeClock } from '../testing/fake-clock';
import { createServiceTokens } from './service-tokens';

const [older, newer] = ['an older secret of all services', 'a newer secret of all services'] as const;
const tokens = createServiceTokens(messageAuthentication([older]));
const call = { caller: 'marketplace', audience: 'identity', method: 'POST', target: '/internal/people?a=1' };
const clock = fakeClock();

test('a token names the caller, and is valid for a minute plus half a minute of clock skew', () => {
  const token = tokens.issue(call);
  expect(tokens.check(token, call)).toBe('marketplace');
  clock.forward(89_000);
  expect(tokens.check(token, call)).toBe('marketplace');
  clock.forward(2000);
  expect(() => tokens.check(token, call)).toThrow(expect.objectContaining({ code: 'token_expired' }));
});

test('accepts a service whose clock is half a minute ahead, and rejects one an hour ahead', () => {
  const start = Date.now();
  const issuedAhead = (seconds: number) => {
    clock.jump(seconds * 1000);
    const token = tokens.issue(call);
    clock.jump(start - Date.now());
    return token;
  };
  expect(tokens.check(issuedAhead(29), call)).toBe('marketplace');
  expect(() => tokens.check(issuedAhead(3600), call)).toThrow(expect.objectContaining({ code: 'token_invalid' }));
});

test.each([
  ['audience', { audience: 'finance' }],
  ['method', { method: 'GET' }],
  ['path', { target: '/internal/impersonated' }],
  ['query', { target: '/internal/people?a=2' }],
])('a token is not valid for another %s', (_what, other) => {
  expect(() => tokens.check(tokens.issue(call), { ...call, ...other })).toThrow(
    expect.objectContaining({ code: 'token_invalid' }),
  );
});

test.each([
  ['another caller', (token: string) => token.replace('marketplace', 'gateway')],
  ['a later expiry', (token: string) => token.replace(/~(\d+)~/, (_, at) => `~${Number(at) + 1}~`)],
  ['a changed code', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'))],
  ['a longer code', (token: string) => `${token}A`],
  ['no code', (token: string) => token.replace(/[^~]*$/, '')],
  ['no parts', () => 'token'],
])('rejects a token with %s', (_what, change) => {
  expect(() => tokens.check(change(tokens.issue(call)), call)).toThrow(
    expect.objectContaining({ code: 'token_invalid' }),
  );
});

test('accepts both secrets during a rotation', () => {
  const [before, during, after] = [[older], [newer, older], [newer]].map((secrets) =>
    createServiceTokens(messageAuthentication(secrets)),
  );
  expect(during?.check(before?.issue(call), call)).toBe('marketplace');
  expect(after?.check(during?.issue(call), call)).toBe('marketplace');
  expect(() => after?.check(before?.issue(call), call)).toThrow(expect.objectContaining({ code: 'token_invalid' }));
});
