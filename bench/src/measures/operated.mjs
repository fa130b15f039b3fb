import { setTimeout as delay } from 'node:timers/promises';
import { closedLoop } from '../load/closed-loop.mjs';
import { compared } from '../quantiles.mjs';
import { alternate } from '../rounds.mjs';

const path = '/api/v1/finance/accounts';
const nowPath = '/api/v1/operations/now';
/** As often as the screen asks. */
const lookMs = 1000;

/** What operators have of a gateway, and what that costs: traces, the screen, the document. */
export function operated({ gateway, administrator, signedIn }, { untraced, documented }, { seconds, warmSeconds }) {
  const load = ({ url, pid }, forSeconds = seconds) =>
    closedLoop({ url: `${url}${path}`, pid, headers: signedIn }, { seconds: forSeconds });
  const variants = {
    plain: () => load(gateway),
    untraced: () => load(untraced),
    documented: () => load(documented),
    watched: () => whileWatched(gateway, administrator, () => load(gateway)),
  };
  return {
    name: 'what operators have',
    warm: async () => {
      await load(untraced, warmSeconds);
      await load(documented, warmSeconds);
    },
    round: (index) => alternate(variants, index),
    rows: (rounds) => [
      row(rounds, 'small JSON with traces at 1 %, against none', 'plain', 'untraced', 0.97),
      row(rounds, '… with Operations → Now open, against closed', 'watched', 'plain', 0.98),
      row(rounds, '… with a document, against what is compiled in', 'documented', 'plain', 0.98),
    ],
  };
}

const row = (rounds, name, ours, reference, atLeast) => ({
  name,
  unit: 'requests/s',
  ...compared(
    rounds.map((round) => round[ours].perSecond),
    rounds.map((round) => round[reference].perSecond),
  ),
  goal: { atLeast },
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
