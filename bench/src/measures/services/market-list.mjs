import { closedLoop } from '../../load/closed-loop.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/markets/crypto';

/** The crypto list from the cache, compared with the same service with a constant buffer in place of the cache. */
export function marketList({ markets, list, signedIn }, { seconds, warmSeconds }) {
  const load = ({ url, pid }, duration = seconds) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds: duration });
  return {
    name: 'the cached market list',
    warm: async () => {
      await load(markets, warmSeconds);
      await load(list, warmSeconds);
    },
    round: (index) => alternate({ ours: () => load(markets), reference: () => load(list) }, index),
    rows: (rounds) => [
      {
        name: 'the cached market list, against a static buffer',
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
