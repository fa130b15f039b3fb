import { closedLoop } from '../../load/closed-loop.mjs';
import { programs } from '../../machine/programs.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';
import { unlogged } from '../../servers/references/nginx.mjs';

const path = '/api/v1/finance/accounts';

/**
 * A small JSON response through the gateway, with token check, limits, request id and log. It is compared with nginx
 * and Caddy, which do none of these but the log; with the floor, node:http and undici alone; and with the same two
 * doing the gateway's duties in the fewest steps. Two identical processes differ by several percent for their whole
 * lives, so each round starts new ones, and loads them until V8 has compiled the hot functions.
 */
export function proxiedJson(
  { reference, caddy, freshGateway, freshFloor, freshChecking, signedIn },
  { seconds, warmSeconds },
) {
  const load = ({ url, pid }, { prefix = '', ...plan } = { seconds }) =>
    closedLoop({ url: `${url}${prefix}${path}`, pid, headers: signedIn }, { seconds, ...plan });
  return {
    name: 'small JSON through the gateway',
    async warm() {
      await load(reference);
      if (caddy) await load(caddy);
    },
    async round(index) {
      const [gateway, floor, checking] = [await freshGateway(), await freshFloor(), await freshChecking()];
      try {
        for (const one of [gateway, floor, checking]) await load(one, { seconds: warmSeconds });
        const variants = {
          floor: () => load(floor),
          ours: () => load(gateway),
          checking: () => load(checking),
          reference: () => load(reference),
        };
        if (caddy) variants.caddy = () => load(caddy);
        if (programs.nginx) variants.silent = () => load(reference, { prefix: unlogged });
        return await alternate(variants, index);
      } finally {
        await Promise.all([gateway.close(), floor.close(), checking.close()]);
      }
    },
    rows: (rounds) => [
      row(rounds, 'small JSON through the gateway, 50 connections', 'reference', 'perSecond', { atLeast: 0.45 }),
      row(rounds, '… CPU for each', 'reference', 'cpuMicros'),
      ...(caddy ? [row(rounds, '… against Caddy, with its log', 'caddy', 'perSecond', { atLeast: 1.4 })] : []),
      ...(caddy ? [row(rounds, '… CPU against Caddy', 'caddy', 'cpuMicros')] : []),
      row(rounds, '… against bare node:http and undici, the floor', 'floor', 'perSecond', { atLeast: 0.85 }),
      row(rounds, '… CPU against the floor', 'floor', 'cpuMicros', { atMost: 1.2 }),
      row(rounds, 'the floor itself', 'reference', 'perSecond', undefined, 'floor'),
      row(rounds, '… against the same duties in the fewest steps', 'checking', 'perSecond', { atLeast: 0.9 }),
      row(rounds, '… CPU against those', 'checking', 'cpuMicros', { atMost: 1.11 }),
      row(rounds, 'those duties against the floor', 'floor', 'perSecond', undefined, 'checking'),
      row(rounds, '… CPU', 'floor', 'cpuMicros', undefined, 'checking'),
      ...(programs.nginx ? [row(rounds, '… against nginx that keeps no log', 'silent', 'perSecond')] : []),
      ...(programs.nginx ? [row(rounds, '… CPU against that', 'silent', 'cpuMicros')] : []),
    ],
  };
}

const row = (rounds, name, reference, what, goal, ours = 'ours') => ({
  name,
  unit: what === 'perSecond' ? 'requests/s' : 'µs',
  ...compared(
    rounds.map((round) => round[ours][what]),
    rounds.map((round) => round[reference][what]),
  ),
  goal,
});
