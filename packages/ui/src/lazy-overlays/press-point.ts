/** Where a pointer was pressed, in CSS pixels of the window, and when, in ms as in event timestamps. */
export interface PressPoint {
  readonly x: number;
  readonly y: number;
  readonly at: number;
}

/** The properties of a press that React's events and the browser's events have in common. */
interface PressEvent {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** The longest time between the two presses of a double click. */
export const doubleClickMs = 500;
/** The distance within which a pointer counts as resting. */
const restPx = 10;

/** The point of a press; undefined for a press without a position, such as one from a screen reader. */
export function pressPoint({ clientX: x, clientY: y, timeStamp: at }: PressEvent): PressPoint | undefined {
  return x || y ? { x, y, at } : undefined;
}

/** Whether the pointer has moved from the point of the press; true if that point is unknown. */
export const hasMoved = (from: PressPoint | undefined, { clientX, clientY }: PressEvent): boolean =>
  from === undefined || Math.hypot(clientX - from.x, clientY - from.y) >= restPx;

/** Whether a press is the second one of a double click. */
export const isSecondPress = (first: PressPoint | undefined, press: PressEvent): boolean =>
  first !== undefined && press.timeStamp - first.at < doubleClickMs && !hasMoved(first, press);
