/** So many calls are made before the requests that have arrived meanwhile have their turn. */
const callsPerTurn = 4;
const waiting: (() => void)[] = [];
let isScheduled = false;

/**
 * Calls `act` soon, and few such calls in one turn of the event loop: what thousands of connections come to at the same
 * moment, as when all send too slowly, holds up nobody else's requests. `act` must not throw.
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
