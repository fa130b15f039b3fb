import { closedLoop } from '../load/closed-loop.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/markets/crypto';

/** What a service (Koa, made of our kit) gets done behind the gateway, against being called directly; each on its core. */
export function serviceBehind({ gateway, marketsBehind, signedIn }, { seconds }) {
  const load = ({ url, pid }) => closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds });
  return {
    name: 'a service behind the gateway',
    warm: () => load(gateway),
    round: (index) => alternate({ ours: () => load(gateway), reference: () => load(marketsBehind) }, index),
    rows: (rounds) => [
      {
        name: 'a service behind the gateway, against itself called directly',
        unit: 'requests/s',
        ...compared(
          rounds.map(({ ours }) => ours.perSecond),
          rounds.map(({ reference }) => reference.perSecond),
        ),
        goal: { atLeast: 0.95 },
      },
    ],
  };
}
