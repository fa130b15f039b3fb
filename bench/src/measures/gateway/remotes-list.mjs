import { closedLoop } from '../../load/closed-loop.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/remotes';

/** The list of remotes for somebody who is in a rollout, compared with the same list without any rollout. */
export function remotesList({ gateway, gatewayWithRollouts, signedIn }, { seconds, warmSeconds }) {
  const load = ({ url, pid }, duration = seconds) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds: duration });
  return {
    name: 'the list of remotes with rollouts',
    warm: async () => {
      await load(gateway, warmSeconds);
      await load(gatewayWithRollouts, warmSeconds);
    },
    round: (index) => alternate({ ours: () => load(gatewayWithRollouts), reference: () => load(gateway) }, index),
    rows: (rounds) => [
      {
        name: 'the list of remotes with rollouts, against without',
        unit: 'requests/s',
        ...compared(
          rounds.map(({ ours }) => ours.perSecond),
          rounds.map(({ reference }) => reference.perSecond),
        ),
        goal: { atLeast: 0.8 },
      },
    ],
  };
}
