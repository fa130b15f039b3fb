import { isSecondPress, type PressPoint } from './press-point';

/** What Radix says of a press beside something that is open. */
type PressOutside = CustomEvent<{ originalEvent: PointerEvent }>;

/** For `onPointerDownOutside`: what a press has opened stays open at the second press of a double click. */
export const keepAtSecondPress = (opening: PressPoint | undefined) => (event: PressOutside) => {
  if (isSecondPress(opening, event.detail.originalEvent)) event.preventDefault();
};
