import { KeyboardCode, type KeyboardCoordinateGetter } from '@dnd-kit/core';
import { centreOf } from './detect-collision';

const steps: Partial<Record<string, 1 | -1>> = {
  [KeyboardCode.Down]: 1,
  [KeyboardCode.Right]: 1,
  [KeyboardCode.Up]: -1,
  [KeyboardCode.Left]: -1,
};

/** How far into a row a booking is placed, in pixels: beside the name of the user, so that it covers nothing. */
const inset = 320;

/**
 * An arrow key moves to the next drop target, in this order, and scrolls there: steps of a fixed length would need many
 * presses to pass a tall row.
 * @param order ids of the drop targets, in the order of the page
 */
export function keyboardSteps(order: readonly string[]): KeyboardCoordinateGetter {
  return (event, { context: { over, collisionRect, droppableRects, droppableContainers } }) => {
    const step = steps[event.code];
    if (!step || !collisionRect) return undefined;
    event.preventDefault();
    const at = order.indexOf(String(over?.id));
    const next = order[Math.min(Math.max(at + step, 0), order.length - 1)];
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
