import { closedLoop } from '../load/closed-loop.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/markets/crypto';
/** Where the gateway passes calls on to node:http, which answers the very bytes of the list at once. */
const constantPath = '/api/v1/contractors';

/**
 * What a service (Koa, made of our kit) gets done behind the gateway, each on its core: against being called directly,
 * and against the slower of the two alone, as a chain is as fast as its slowest part.
 */
export function serviceBehind({ gateway, floorBefore, marketsBehind, signedIn }, { seconds }) {
  const load = ({ url, pid }, at = path) => closedLoop({ url: `${url}${at}`, pid, headers: signedIn }, { seconds });
  const variants = {
    ours: () => load(gateway),
    service: () => load(marketsBehind),
    floor: () => load(floorBefore),
    gateway: () => load(gateway, constantPath),
  };
  return {
    name: 'a service behind the gateway',
    warm: () => alternate(variants, 0),
    round: (index) => alternate(variants, index),
    rows: (rounds) => {
      const against = (name, of, atLeast, what = 'ours') => ({
        name,
        unit: 'requests/s',
        ...compared(
          rounds.map((round) => round[what].perSecond),
          rounds.map(of),
        ),
        goal: atLeast && { atLeast },
      });
      return [
        against(
          'a service behind the gateway, against itself called directly',
          ({ service }) => service.perSecond,
          0.8,
        ),
        against(
          'the floor before that service, against it called directly',
          ({ service }) => service.perSecond,
          0,
          'floor',
        ),
        against('… against the floor before it', ({ floor }) => floor.perSecond),
        against('… against the slower of the two: the service, the gateway before a constant answer', slower, 0.95),
      ];
    },
  };
}

const slower = ({ service, gateway }) => Math.min(service.perSecond, gateway.perSecond);
