import { type CollisionDetection, pointerWithin } from '@dnd-kit/core';

/** The attribute of the scroll container of the rows: `{...rowsFrame}`. */
export const rowsFrame = { 'data-rows-frame': '' };

/** The attribute of the sticky header of that container, which covers the rows. */
export const rowsHead = { 'data-rows-head': '' };

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export const centreOf = ({ left, top, width, height }: Rect) => ({ x: left + width / 2, y: top + height / 2 });

/**
 * The row under the pointer; by keyboard, under the center of the booking. A row extends beyond its clipped scroll
 * container, also beneath the unassigned column, and a booking must not be dropped on such hidden parts.
 */
export const detectCollision: CollisionDetection = (args) => {
  const { pointerCoordinates: pointer, droppableContainers, collisionRect } = args;
  if (!pointer) return pointerWithin({ ...args, pointerCoordinates: centreOf(collisionRect) });
  const inSight = new Map<Element, boolean>();
  const reachable = droppableContainers.filter(({ node }) => {
    const frame = node.current?.closest('[data-rows-frame]');
    if (!frame) return true;
    if (!inSight.has(frame)) inSight.set(frame, showsRowsAt(frame, pointer));
    return inSight.get(frame);
  });
  return pointerWithin({ ...args, droppableContainers: reachable });
};

function showsRowsAt(frame: Element, { x, y }: { x: number; y: number }): boolean {
  const { left, right, top, bottom } = frame.getBoundingClientRect();
  const head = frame.querySelector('[data-rows-head]')?.getBoundingClientRect().bottom ?? top;
  return x >= left && x <= right && y >= Math.max(top, head) && y <= bottom;
}
