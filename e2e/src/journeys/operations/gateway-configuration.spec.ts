import fs from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { bearer, startSession } from '../../api';
import { changedDocument, gateway } from '../../gateway-command';
import { newUser } from '../../new-user';
import { expect, test } from '../../test';

test('a changed limit applies without a restart, also to open pages, and is rolled back', async ({
  platform,
  request,
}) => {
  // Users of its own, as those of other journeys may have used up ten requests in the same minute.
  const [one, other] = [await tokenOfNewUser(request), await tokenOfNewUser(request)];
  const statusFor = async (token: string) => (await request.get('/api/v1/me', { headers: bearer(token) })).status();
  for (let call = 0; call < 10; call++) expect(await statusFor(one)).toBe(200);

  const file = changedDocument(platform, ({ limits }) => Object.assign(limits, { userPerMinute: 10 }));
  expect(gateway(platform, 'diff', file).stdout).toBe('~ $.limits.userPerMinute 100000 → 10\n');
  const applied = gateway(platform, 'apply', file, '--reason', 'Fewer calls for everybody.');
  expect(applied.stderr).toBe('');
  const number = /Version (\d+) is active\.$/m.exec(applied.stdout)?.[1] ?? 'none';
  try {
    await expect.poll(() => statusFor(one)).toBe(429);
    expect(await statusFor(other)).toBe(200);
    expect(gateway(platform, 'versions').stdout).toContain('Fewer calls for everybody.');
    await expect.poll(() => gateway(platform, 'gateways').stdout).toMatch(/ runs version \d+, from registry\n$/);
  } finally {
    expect(gateway(platform, 'back', number, '--reason', 'They were too few.').status).toBe(0);
    expect(gateway(platform, 'back', number, '--reason', 'They were too few.').status, 'a second time').toBe(1);
  }
  await expect.poll(() => statusFor(one)).toBe(200);
});

async function tokenOfNewUser(request: APIRequestContext): Promise<string> {
  const { email, password } = await newUser(request);
  return (await startSession(request, email, password)).accessToken;
}

test('an invalid document is rejected with the position of its error, and nothing of it is applied', async ({
  platform,
}) => {
  const before = gateway(platform, 'show').stdout;
  const file = changedDocument(platform, ({ limits, routes }) => {
    Object.assign(limits, { userPerMinute: 0 });
    Object.assign(routes[0] ?? {}, { service: 'treasury' });
  });
  const { status, stdout } = gateway(platform, 'apply', file, '--reason', 'This cannot work.');
  expect(status).toBe(1);
  const line =
    1 +
    fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((text) => text.includes('"treasury"'));
  expect(stdout).toContain(`${file}:${line}:`);
  expect(stdout).toContain('$.routes[0].service: ');
  expect(stdout).toContain('$.limits.userPerMinute: ');
  expect(gateway(platform, 'show').stdout).toBe(before);

  fs.writeFileSync(file, '{ "format": 1, }');
  expect(gateway(platform, 'check', file)).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/gateway\.json:1:\d+ /),
  });
});
