import type { Point } from './simple-drawing';

/** The side of a point on which its name is shown; without room, the name is hidden until hover, focus or selection. */
export interface Label {
  readonly side: 'right' | 'left';
  readonly isHidden: boolean;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export const labelPixels = 150;
const characterPixels = 7.5;
const pointPixels = 16;
const halfLine = 10;

/** Places each name beside its point so that it covers no other name and no point. */
export function placeLabels(named: readonly (Point & { name: string })[], width: number): readonly Label[] {
  const taken = named.map(({ x, y }) => around(x - pointPixels, x + pointPixels, y));
  return named.map(({ x, y, name }) => {
    const length = Math.min(labelPixels, name.length * characterPixels) + 8;
    const sides = [
      { side: 'right', box: around(x + pointPixels, x + pointPixels + length, y) },
      { side: 'left', box: around(x - pointPixels - length, x - pointPixels, y) },
    ] as const;
    const free = sides.find(({ box }) => box.left >= 0 && box.right <= width && !taken.some((one) => meet(one, box)));
    if (!free) return { side: x > width / 2 ? 'left' : 'right', isHidden: true };
    taken.push(free.box);
    return { side: free.side, isHidden: false };
  });
}

const around = (left: number, right: number, y: number): Box => ({
  left,
  right,
  top: y - halfLine,
  bottom: y + halfLine,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
