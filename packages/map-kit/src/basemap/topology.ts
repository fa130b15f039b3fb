/** Latitude and longitude in degrees. */
export type Point = [latitude: number, longitude: number];

type Ring = readonly number[];

/** The used part of a TopoJSON geometry; an arc in reverse direction is given as its complement (~index). */
export type Geometry =
  | { readonly type: 'LineString'; readonly arcs: Ring }
  | { readonly type: 'MultiLineString' | 'Polygon'; readonly arcs: readonly Ring[] }
  | { readonly type: 'MultiPolygon'; readonly arcs: readonly (readonly Ring[])[] }
  | { readonly type: null };

/** A quantized TopoJSON topology: each position of an arc is the difference to the previous one. */
export interface Topology {
  readonly arcs: readonly (readonly (readonly number[])[])[];
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] };
}

/** The arcs of a topology as points. */
export function decodeArcs({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  const [scaleX = 1, scaleY = 1] = scale;
  const [fromX = 0, fromY = 0] = translate;
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx = 0, dy = 0]): Point => {
      x += dx;
      y += dy;
      return [y * scaleY + fromY, x * scaleX + fromX];
    });
  });
}

/** The polygons of a geometry, each a list of rings: the outline, then its holes. */
export function polygonsOf(geometry: Geometry, arcs: readonly Point[][]): Point[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs.map((ring) => joinArcs(ring, arcs))];
  if (geometry.type === 'MultiPolygon') {
    return geometry.arcs.map((polygon) => polygon.map((ring) => joinArcs(ring, arcs)));
  }
  return [];
}

/** The lines of a geometry. */
export function linesOf(geometry: Geometry, arcs: readonly Point[][]): Point[][] {
  if (geometry.type === 'LineString') return [joinArcs(geometry.arcs, arcs)];
  return geometry.type === 'MultiLineString' ? geometry.arcs.map((line) => joinArcs(line, arcs)) : [];
}

/** The arcs that several of the areas share: the borders between them, without coasts. */
export function bordersOf(geometries: readonly Geometry[], arcs: readonly Point[][]): Point[][] {
  const uses = new Map<number, number>();
  for (const geometry of geometries) {
    const rings =
      geometry.type === 'Polygon' ? geometry.arcs : geometry.type === 'MultiPolygon' ? geometry.arcs.flat() : [];
    for (const index of rings.flat()) {
      const arc = index < 0 ? ~index : index;
      uses.set(arc, (uses.get(arc) ?? 0) + 1);
    }
  }
  return [...uses].filter(([, count]) => count > 1).flatMap(([arc]) => [arcs[arc] ?? []]);
}

/** Concatenates arcs; the common point of two arcs occurs once. */
function joinArcs(indexes: Ring, arcs: readonly Point[][]): Point[] {
  return indexes.flatMap((index, position) => {
    const arc = index < 0 ? (arcs[~index] ?? []).toReversed() : (arcs[index] ?? []);
    return position === 0 ? arc : arc.slice(1);
  });
}
