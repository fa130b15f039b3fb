import { setTimeout as delay } from 'node:timers/promises';
import { closedLoop } from '../load/closed-loop.mjs';
import { compared, spread } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/finance/accounts';
const nowPath = '/api/v1/operations/now';
/** As often as the screen asks. */
const lookMs = 1000;
/** A process gets faster for some seconds; what is measured first would else be slower than what comes after it. */
const warmSeconds = 4;
const sampleShare = 0.01;
/** Whether requests are traced in one part of a round after the other: both ways equally early and late, on average. */
const turns = [true, false, false, true, true, false, false, true];
const turnSeconds = 1;

/**
 * What operators have of a gateway, and what that costs: traces, the screen, the document. Two processes that are alike
 * differ by several percent as long as they live, so each round has new ones, and two alike among them as the control.
 * Traces are turned on and off in one process.
 */
export function operated({ administrator, signedIn }, gateways, { seconds }) {
  const load = ({ url, pid }, forSeconds = seconds) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds: forSeconds });
  return {
    name: 'what operators have',
    warm: async () => undefined,
    async round(index) {
      const { plain, twin, documented, trace, close } = await gateways.fresh();
      try {
        for (const gateway of [plain, twin, documented]) await load(gateway, warmSeconds);
        const variants = {
          twin: () => load(twin),
          plain: () => load(plain),
          watched: () => whileWatched(plain, administrator, () => load(plain)),
          documented: () => load(documented),
        };
        const measured = await alternate(variants, index);
        const parts = [];
        for (const isTraced of turns) {
          await trace(isTraced ? sampleShare : 0);
          parts.push((await load(documented, turnSeconds)).perSecond);
        }
        return { ...measured, ...tracedParts(parts) };
      } finally {
        await close();
      }
    },
    rows: operatedRows,
  };
}

/**
 * The means of a round's parts, and as a control those of the traced ones against each other, in the same balance.
 * @param {number[]} parts requests a second, in the order of `turns`
 */
export function tracedParts(parts) {
  const mean = (indexes) => ({ perSecond: indexes.reduce((sum, index) => sum + parts[index], 0) / indexes.length });
  return {
    traced: mean([0, 3, 4, 7]),
    untraced: mean([1, 2, 5, 6]),
    tracedOuter: mean([0, 7]),
    tracedInner: mean([3, 4]),
  };
}

/** @param {Record<'plain' | 'twin' | 'documented' | 'watched' | keyof ReturnType<typeof tracedParts>, { perSecond: number }>[]} rounds */
export function operatedRows(rounds) {
  const control = row(rounds, 'two gateways that are alike, one against the other', 'twin', 'plain');
  const within = spread(ratiosOf(rounds, 'twin', 'plain'));
  const sameProcess = spread(ratiosOf(rounds, 'tracedOuter', 'tracedInner'));
  return [
    { ...control, name: `${control.name}: ± ${percent(within)}` },
    row(
      rounds,
      `… small JSON with traces at 1 %, against none (one process, ± ${percent(sameProcess)})`,
      'traced',
      'untraced',
      {
        atLeast: 0.97,
        within: sameProcess,
      },
    ),
    row(rounds, '… with a document, against what is compiled in', 'documented', 'plain', { atLeast: 0.98, within }),
    row(rounds, '… with Operations → Now open, against closed', 'watched', 'plain', { atLeast: 0.98 }),
  ];
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;

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
