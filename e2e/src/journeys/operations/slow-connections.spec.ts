import { bearer, signInByApi } from '../../api';
import { openSignedIn } from '../../open-signed-in';
import { AccountsHubPage } from '../../pages/accounts-hub-page';
import { customer } from '../../seeded-users';
import { type Attacker, attackSlowly } from '../../slow-connections';
import { type APIRequestContext, expect, test } from '../../test';

const tenAddresses = Array.from({ length: 10 }, (_, index) => ({ from: `127.0.0.${index + 3}`, connections: 200 }));
const attacks: [string, readonly Attacker[]][] = [
  ['2,000 slow connections from one address', [{ from: '127.0.0.2', connections: 2000 }]],
  ['200 slow connections from each of ten addresses', tenAddresses],
];

const calls = 200;
/** A latency in milliseconds that nobody notices, and that a busy machine has without an attack. */
const unnoticed = 50;

/**
 * The median latency of sequential calls in milliseconds; each of them has to succeed. The drill in bench looks at the
 * slowest calls, which here would depend on the journeys that run in parallel.
 */
async function measure(request: APIRequestContext, headers: Record<string, string>): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call++) {
    const started = performance.now();
    const response = await request.get('/api/v1/finance/accounts', { headers });
    times.push(performance.now() - started);
    expect(response.status()).toBe(200);
  }
  times.sort((one, other) => one - other);
  return times[calls / 2] ?? Number.NaN;
}

for (const [what, attackers] of attacks) {
  test(`${what} do not slow down other users`, async ({ page, platform }) => {
    test.setTimeout(180_000); // a thousand sequential calls, on a machine that may be slow
    const headers = bearer(await signInByApi(page.request, customer));
    await measure(page.request, headers);
    const idle = await measure(page.request, headers);
    const attack = await attackSlowly(
      platform.url,
      [
        { path: '/api/v1/finance/accounts', headers },
        { path: '/api/v1/finance/accounts' },
        { path: '/api/v1/auth/refresh' },
        { path: '/api/v1/auth/signin' },
      ],
      attackers,
    );
    try {
      // Other work on the machine can disturb one measurement; the attack affects all of them.
      const attacked: number[] = [];
      for (let round = 0; round < 3; round++) attacked.push(await measure(page.request, headers));
      expect(Math.min(...attacked)).toBeLessThan(Math.max(2 * idle, unnoticed));
      await openSignedIn(page, customer);
      await new AccountsHubPage(page).open();
    } finally {
      attack.stop();
    }
  });
}
