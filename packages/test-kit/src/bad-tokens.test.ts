import jwt from 'jsonwebtoken';
import { badTokens, withdrawnKeyId } from './bad-tokens';
import { accessTokenFor, testKeys } from './tokens';

test.each(badTokens)('$what names an admin and the published key, and has no other error', ({ what, make }) => {
  const decoded = jwt.decode(make(accessTokenFor), { complete: true });
  expect(decoded?.header.kid).toBe(what.includes('withdrawn') ? withdrawnKeyId : testKeys().keys[0]?.kid);
  expect(decoded?.payload).toMatchObject({ role: 'admin_high', isAdmin: true, sub: expect.any(String) });
});
