/** How many calls are made in one turn before requests that have arrived meanwhile are handled. */
const callsPerTurn = 4;
const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Calls `act` soon, with only a few such calls per event loop turn: work that thousands of connections cause at the
 * same moment, such as timeouts of slow uploads, must not delay other requests. `act` must not throw.
 */
export function deferToNextTurn(act: () => void): void {
  waiting.push(act);
  schedule();
}

function schedule(): void {
  if (isScheduled || waiting.length === 0) return;
  isScheduled = true;
  setImmediate(takeTurn);
}

function takeTurn(): void {
  isScheduled = false;
  for (const act of waiting.splice(0, callsPerTurn)) act();
  schedule();
}
