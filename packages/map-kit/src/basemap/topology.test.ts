import { bordersOf, decodeArcs, type Geometry, linesOf, polygonsOf } from './topology';

/** Two squares side by side: arc 1 is what they share. */
const topology = {
  transform: { scale: [2, 1], translate: [10, 20] },
  arcs: [
    [
      [1, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ],
    [
      [1, 0],
      [0, 1],
    ],
    [
      [1, 0],
      [1, 0],
      [0, 1],
      [-1, 0],
    ],
  ],
};
const west: Geometry = { type: 'Polygon', arcs: [[0, 1]] };
const east: Geometry = { type: 'MultiPolygon', arcs: [[[2, -2]]] };
const arcs = decodeArcs(topology);

it('decodes positions from scaled differences to latitude and longitude', () => {
  expect(arcs[0]).toEqual([
    [21, 12],
    [21, 10],
    [20, 10],
    [20, 12],
  ]);
});

it('joins arcs to closed rings, also reversed ones', () => {
  expect(polygonsOf(west, arcs)).toEqual([
    [
      [
        [21, 12],
        [21, 10],
        [20, 10],
        [20, 12],
        [21, 12],
      ],
    ],
  ]);
  const [[ring] = []] = polygonsOf(east, arcs);
  expect(ring?.at(0)).toEqual(ring?.at(-1));
  expect(ring).toHaveLength(5);
});

it('finds only shared borders between areas', () => {
  expect(bordersOf([west, east], arcs)).toEqual([
    [
      [20, 12],
      [21, 12],
    ],
  ]);
});

it('reads lines, and nothing from other geometries', () => {
  expect(linesOf({ type: 'LineString', arcs: [1] }, arcs)).toEqual([
    [
      [20, 12],
      [21, 12],
    ],
  ]);
  expect(linesOf({ type: 'MultiLineString', arcs: [[1], [0]] }, arcs)).toHaveLength(2);
  expect([...linesOf(west, arcs), ...polygonsOf({ type: null }, arcs)]).toEqual([]);
});
