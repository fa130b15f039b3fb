import { setTimeout as delay } from 'node:timers/promises';
import { closedLoop } from '../load/closed-loop.mjs';
import { compared, spread } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/finance/accounts';
const nowPath = '/api/v1/operations/now';
/** As often as the screen asks. */
const lookMs = 1000;
const warmSeconds = 1;

/**
 * What operators have of a gateway, and what that costs: traces, the screen, the document. Two processes that are alike
 * differ by several percent as long as they live, so each round has new ones, and two alike among them as the control.
 */
export function operated({ administrator, signedIn }, gateways, { seconds }) {
  const load = ({ url, pid }, forSeconds = seconds) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds: forSeconds });
  return {
    name: 'what operators have',
    warm: async () => undefined,
    async round(index) {
      const { plain, twin, untraced, documented, close } = await gateways.fresh();
      try {
        for (const gateway of [plain, twin, untraced, documented]) await load(gateway, warmSeconds);
        const variants = {
          twin: () => load(twin),
          untraced: () => load(untraced),
          plain: () => load(plain),
          watched: () => whileWatched(plain, administrator, () => load(plain)),
          documented: () => load(documented),
        };
        return await alternate(variants, index);
      } finally {
        await close();
      }
    },
    rows: operatedRows,
  };
}

/** @param {Record<'plain' | 'twin' | 'untraced' | 'documented' | 'watched', { perSecond: number }>[]} rounds */
export function operatedRows(rounds) {
  const control = row(rounds, 'two gateways that are alike, one against the other', 'twin', 'plain');
  const within = spread(ratiosOf(rounds, 'twin', 'plain'));
  return [
    { ...control, name: `${control.name}: ± ${(within * 100).toFixed(1)} %` },
    row(rounds, '… small JSON with traces at 1 %, against none', 'plain', 'untraced', { atLeast: 0.97, within }),
    row(rounds, '… with a document, against what is compiled in', 'documented', 'plain', { atLeast: 0.98, within }),
    row(rounds, '… with Operations → Now open, against closed', 'watched', 'plain', { atLeast: 0.98 }),
  ];
}

const ratiosOf = (rounds, ours, reference) => rounds.map((round) => round[ours].perSecond / round[reference].perSecond);

const row = (rounds, name, ours, reference, goal) => ({
  name,
  unit: 'requests/s',
  ...compared(
    rounds.map((round) => round[ours].perSecond),
    rounds.map((round) => round[reference].perSecond),
  ),
  ...(goal ? { goal } : {}),
});

/** Asks for what Now shows, as its screen does, as long as the work takes. */
async function whileWatched({ url }, token, work) {
  const closing = new AbortController();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const answer = await fetch(url + nowPath, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`Now was refused: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      await delay(lookMs, undefined, { signal: closing.signal }).catch(() => undefined); // the end of the work
    }
  })();
  const result = await work();
  closing.abort();
  await watching;
  return result;
}
