/**
 * The change of a yield in percentage points. Lists give it as a fraction of the previous yield, which is misleading
 * for a figure that is itself in percent: a rise from 0.2% to 0.5% would be 150%.
 */
export function pointsMoved(percent: number, changePercent: number): number {
  const share = changePercent / 100;
  // The relative change of a negative yield refers to its absolute value.
  const before = [percent / (1 + share), percent / (1 - share)].find((one, place) => (place === 0 ? one > 0 : one < 0));
  return before === undefined ? 0 : percent - before;
}
