import { KeyboardCode, type KeyboardCoordinateGetter, type UniqueIdentifier } from '@dnd-kit/core';
import { centreOf } from './detect-collision';

const steps: Partial<Record<string, 1 | -1>> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
};

/** How far into a row a booking is placed, in pixels: beside the name of the user, so that it covers nothing. */
const inset = 320;

interface Place {
  readonly id: string;
  /** Whether it is a drop target. */
  readonly isAvailable: boolean;
}

/**
 * An arrow key moves to the next drop target and scrolls there: steps of a fixed length would need many presses to pass
 * a tall row.
 * @param places in the order of the page
 * @param placeOf the id of the place at which a booking stands; its drag begins there, even if it is no drop target
 */
export function keyboardSteps(
  places: readonly Place[],
  placeOf: (bookingId: UniqueIdentifier) => string,
): KeyboardCoordinateGetter {
  return (event, { active, context: { over, collisionRect, droppableRects, droppableContainers } }) => {
    const step = steps[event.code];
    if (!step || !collisionRect) return undefined;
    event.preventDefault();
    const from = over?.id ?? placeOf(active);
    const index = places.findIndex(({ id }) => id === from);
    const ahead = step > 0 ? places.slice(index + 1) : places.slice(0, Math.max(index, 0)).reverse();
    const next = ahead.find(({ isAvailable }) => isAvailable)?.id;
    if (next === undefined) return undefined;
    const node = droppableContainers.get(next)?.node.current;
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const rect = droppableRects.get(next); // measured after scrolling
    if (!rect) return undefined;
    const { x, y } = centreOf(rect);
    // The start of a row may be scrolled out of sight.
    const visibleLeft = Math.max(rect.left, node?.parentElement?.getBoundingClientRect().left ?? rect.left);
    return {
      x: Math.min(x, visibleLeft + inset) - collisionRect.width / 2,
      y: Math.min(y, rect.top + 40) - collisionRect.height / 2,
    };
  };
}
