import { isSecondPress, type PressPoint } from './press-point';

/** Radix's event for a press outside an open overlay. */
type PressOutside = CustomEvent<{ originalEvent: PointerEvent }>;

/** For `onPointerDownOutside`: the second press of a double click does not close what the first press has opened. */
export const keepAtSecondPress = (opening: PressPoint | undefined) => (event: PressOutside) => {
  if (isSecondPress(opening, event.detail.originalEvent)) event.preventDefault();
};
