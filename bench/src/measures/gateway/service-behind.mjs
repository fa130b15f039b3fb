import { closedLoop } from '../../load/closed-loop.mjs';
import { compared } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/markets/crypto';
/** A path that the gateway forwards to node:http, which returns the exact bytes of the list at once. */
const constantPath = '/api/v1/contractors';

/**
 * The throughput of a service (Koa, with service-kit) behind the gateway, each on a core of its own. It is compared
 * with calling the service directly; with the slower of the two alone, as a chain is as fast as its slowest link; and
 * with the bare floor in front of the same service, as no goal asks for more than a gateway in Node can reach.
 */
export function serviceBehind({ gateway, floorBefore, marketsBehind, signedIn }, { seconds, warmSeconds }) {
  const variants = (duration) => {
    const load = ({ url, pid }, at = path) =>
      closedLoop({ url: `${url}${at}`, pid, headers: signedIn }, { seconds: duration });
    return {
      ours: () => load(gateway),
      service: () => load(marketsBehind),
      floor: () => load(floorBefore),
      gateway: () => load(gateway, constantPath),
    };
  };
  return {
    name: 'a service behind the gateway',
    warm: () => alternate(variants(warmSeconds), 0),
    round: (index) => alternate(variants(seconds), index),
    rows: (rounds) => {
      const row = (name, of, { who = 'ours', goal } = {}) => ({
        name,
        unit: 'requests/s',
        ...compared(
          rounds.map((round) => round[who].perSecond),
          rounds.map(of),
        ),
        goal,
      });
      const called = ({ service }) => service.perSecond;
      return [
        row('a service behind the gateway, against itself called directly', called),
        row('… against the slower of the two: the service, the gateway before a constant answer', slower),
        row('the bare floor before that service, against it called directly', called, { who: 'floor' }),
        row('… a service behind the gateway against that', ({ floor }) => floor.perSecond, { goal: { atLeast: 0.9 } }),
      ];
    },
  };
}

const slower = ({ service, gateway }) => Math.min(service.perSecond, gateway.perSecond);
