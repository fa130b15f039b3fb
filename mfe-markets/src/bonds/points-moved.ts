/**
 * How far a yield moved, in percentage points. The lists have its change as a share of the yield before, which says
 * little of a figure that is itself in percent: from 0.2% to 0.5% it is 150%.
 */
export function pointsMoved(percent: number, changePercent: number): number {
  const share = changePercent / 100;
  // A yield below zero rises by the share of its size.
  const before = [percent / (1 + share), percent / (1 - share)].find((one, place) => (place === 0 ? one > 0 : one < 0));
  return before === undefined ? 0 : percent - before;
}
