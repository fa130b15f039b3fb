import { readableLog, warnLevel } from '@plaza/service-kit/testing/log-lines';
import { client } from '@plaza/test-kit/http';
import { withPlatform } from '../testing/test-platform';

test('requests beyond the limit and requests for internal calls are logged at warn and counted', async () => {
  const { log, lines } = readableLog();
  await withPlatform({ log, env: { LIMIT_AUTH_PER_MINUTE: '1' } }, async ({ url, metrics }) => {
    const browser = client(url);
    const tryIn = () => browser.post('/api/v1/auth/signin', { email: 'ada@example.org', password: 'secret' });
    expect((await tryIn()).status).toBe(200);
    expect((await tryIn()).status).toBe(429);
    expect((await browser.post('/internal/people', { ids: [] })).status).toBe(404);
    const events = lines.filter(({ msg }) => msg === 'security event');
    expect(events).toMatchObject([
      { level: warnLevel, event: 'attempts_used_up', address: '127.0.0.1' },
      { level: warnLevel, event: 'internal_call_forged', address: '127.0.0.1' },
    ]);
    for (const event of ['attempts_used_up', 'internal_call_forged']) {
      expect(await metrics()).toMatch(new RegExp(`plaza_security_events_total\\{[^}]*event="${event}"[^}]*\\} 1`));
    }
  });
});
