import { setTimeout as delay } from 'node:timers/promises';
import { closedLoop } from '../../load/closed-loop.mjs';
import { compared, medianError, spread } from '../../quantiles.mjs';
import { alternate } from '../../rounds.mjs';

const path = '/api/v1/finance/accounts';
const nowPath = '/api/v1/operations/now';
/** The polling interval of the screen. */
const lookMs = 1000;
const sampleShare = 0.01;
/** Long enough for two polls of the screen, at the beginning and a second later. */
const turn = { seconds: 2, leadInSeconds: 0 };
/** Pairs of turns in each round, one with a feature on and one with it off. */
const pairsInRound = 8;

/**
 * The cost of a gateway's features for operators: traces, the Operations screen, and a configuration document. Two
 * identical processes differ by several percent for their whole lives, so each round starts new ones, including two
 * identical ones as a control. Features that can be switched within a process are measured in turns within one.
 */
export function operated({ administrator, signedIn }, gateways, { seconds, warmSeconds }) {
  const load = ({ url, pid }, duration = { seconds }) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, duration);
  return {
    name: 'what operators have',
    warm: async () => undefined,
    async round(index) {
      const { plain, twin, documented, trace, close } = await gateways.fresh();
      try {
        for (const gateway of [plain, twin, documented]) await load(gateway, { seconds: warmSeconds });
        const variants = {
          twin: () => load(twin),
          plain: () => load(plain),
          documented: () => load(documented),
        };
        const measured = await alternate(variants, index);
        const traced = await inTurns(async (isOn) => {
          await trace(isOn ? sampleShare : 0);
          return load(documented, turn);
        });
        const loaded = () => load(plain, turn);
        const watched = await inTurns((isOn) => (isOn ? whileWatched(plain, administrator, loaded) : loaded()));
        return { ...measured, traced, watched };
      } finally {
        await close();
      }
    },
    rows: operatedRows,
  };
}

/**
 * Measures with a feature on and with it off in turns. The order changes from pair to pair, as a machine may become
 * faster or slower over time. A first turn is not counted, as a process that was idle is slower at first.
 * @param {(isOn: boolean) => Promise<Load>} measure
 * @returns {Promise<Turn[]>}
 */
export async function inTurns(measure) {
  await measure(false);
  const order = Array.from({ length: pairsInRound }, (_, pair) => (pair % 2 === 0 ? [true, false] : [false, true]));
  const turns = [];
  for (const isOn of order.flat()) turns.push({ isOn, perSecond: (await measure(isOn)).perSecond });
  return turns;
}

/**
 * @typedef {{ perSecond: number }} Load
 * @typedef {Load & { isOn: boolean }} Turn
 * @param {(Record<'plain' | 'twin' | 'documented', Load> & Record<'traced' | 'watched', Turn[]>)[]} rounds
 * @returns {import('../../report.mjs').Row[]}
 */
export function operatedRows(rounds) {
  const control = between(rounds, ({ twin }) => twin.perSecond, plainOf);
  const within = spread(ratiosOf(rounds, ({ twin }) => twin.perSecond, plainOf));
  const documentedOf = ({ documented }) => documented.perSecond;
  return [
    { name: `two identical gateways, one against the other: ± ${percent(within)}`, ...control },
    inOneProcess(rounds, '… small JSON with traces at 1 %, against none', ({ traced }) => traced, 0.97),
    {
      name: '… with a document, against what is compiled in',
      ...between(rounds, documentedOf, plainOf),
      goal: { atLeast: 0.98, within },
    },
    inOneProcess(rounds, '… with Operations → Now open, against closed', ({ watched }) => watched, 0.98),
  ];
}

/**
 * A row for a feature measured in turns within one process. Where two pairs meet, both neighboring turns have the
 * feature on, or both have it off; how much these differ shows how far the median of all pairs can be trusted.
 */
function inOneProcess(rounds, name, of, atLeast) {
  const turns = rounds.map(of);
  const rate = (isOn) => turns.flat().flatMap((turn) => (turn.isOn === isOn ? turn.perSecond : []));
  const alike = turns.flatMap((round) =>
    round.flatMap(({ isOn, perSecond }, at) =>
      isOn === round[at + 1]?.isOn ? perSecond / round[at + 1].perSecond : [],
    ),
  );
  const [on, off] = [rate(true), rate(false)];
  const within = medianError(alike, on.length);
  return {
    name: `${name} (one process, ± ${percent(within)})`,
    unit: 'requests/s',
    ...compared(on, off),
    goal: { atLeast, within },
  };
}

const plainOf = ({ plain }) => plain.perSecond;

const ratiosOf = (rounds, ours, reference) => rounds.map((round) => ours(round) / reference(round));

const between = (rounds, ours, reference) => ({
  unit: 'requests/s',
  ...compared(rounds.map(ours), rounds.map(reference)),
});

const percent = (share) => `${(share * 100).toFixed(1)} %`;

/** Polls the data of the Now screen, as that screen does, while the work runs. */
async function whileWatched({ url }, token, work) {
  const closing = new AbortController();
  const watching = (async () => {
    while (!closing.signal.aborted) {
      const answer = await fetch(url + nowPath, { headers: { Authorization: `Bearer ${token}` } });
      if (!answer.ok) throw new Error(`Now was refused: ${answer.status} ${await answer.text()}`);
      await answer.arrayBuffer();
      await delay(lookMs, undefined, { signal: closing.signal }).catch(() => undefined); // aborted when the work ends
    }
  })();
  const result = await work();
  closing.abort();
  await watching;
  return result;
}
