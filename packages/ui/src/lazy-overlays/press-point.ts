/** Where a pointer was pressed, in CSS pixels of the window, and when, in ms on the clock of events. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** What both the events of React and those of the browser say of a press. */
interface PressEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** How long the second press of a double click may come after the first one. */
export const doubleClickMs = 500;
/** How far a pointer moves that is meant to rest. */
const restPx = 10;

/** The point of a press; undefined for one that comes without a place, as from a screen reader. */
export function pressPoint({ clientX: x, clientY: y, timeStamp: at }: PressEvent): PressPoint | undefined {
  return x || y ? { x, y, at } : undefined;
}

/** Whether the pointer has gone on from where it was pressed; it counts as gone where that is not known. */
export const hasMoved = (from: PressPoint | undefined, { clientX, clientY }: PressEvent): boolean =>
  from === undefined || Math.hypot(clientX - from.x, clientY - from.y) >= restPx;

/** Whether a press is the second one of a double click. */
export const isSecondPress = (first: PressPoint | undefined, press: PressEvent): boolean =>
  first !== undefined && press.timeStamp - first.at < doubleClickMs && !hasMoved(first, press);
