import { closedLoop } from '../load/closed-loop.mjs';
import { programs } from '../machine/programs.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';
import { unlogged } from '../servers/nginx.mjs';

const path = '/api/v1/finance/accounts';

/** A small JSON through the gateway, with token check, limits, request id and log, against the reference without any but the log. */
export function proxiedJson({ gateway, reference, signedIn }, { seconds, warmSeconds }) {
  const load = ({ url, pid }, { prefix = '', ...plan } = { seconds }) =>
    closedLoop({ url: `${url}${prefix}${path}`, pid, headers: signedIn }, { seconds, ...plan });
  const variants = { ours: () => load(gateway), reference: () => load(reference) };
  if (programs.nginx) variants.silent = () => load(reference, { prefix: unlogged });
  return {
    name: 'small JSON through the gateway',
    warm: () => load(gateway, { seconds: warmSeconds }),
    round: (index) => alternate(variants, index),
    rows: (rounds) => [
      row(rounds, 'small JSON through the gateway, 50 connections', 'reference', 'perSecond', { atLeast: 0.4 }),
      row(rounds, '… CPU for each', 'reference', 'cpuMicros', { atMost: 2.5 }),
      ...(programs.nginx ? [row(rounds, '… against nginx that keeps no log', 'silent', 'perSecond')] : []),
      ...(programs.nginx ? [row(rounds, '… CPU against that', 'silent', 'cpuMicros')] : []),
    ],
  };
}

const row = (rounds, name, reference, what, goal) => ({
  name,
  unit: what === 'perSecond' ? 'requests/s' : 'µs',
  ...compared(
    rounds.map(({ ours }) => ours[what]),
    rounds.map((round) => round[reference][what]),
  ),
  goal,
});
