import { namesIn, type Place, placeNear, places } from './places';

const at = (name: string, lat: number, lng: number): Place => ({ name, lat, lng });
/** 100 pixels to a degree, from 10° north and 20° east on. */
const view = {
  width: 400,
  height: 300,
  toPixels: ({ lat, lng }: Place) => ({ x: (lng - 20) * 100, y: (10 - lat) * 100 }),
};

it('labels the largest places of a view without overlaps', () => {
  const found = namesIn(view, [at('Great', 9, 21), at('Beside', 9.05, 21.1), at('Far', 8, 23), at('Away', 30, 21)]);
  expect(found.map(({ name }) => name)).toEqual(['Great', 'Far']);
  expect(found[0]).toEqual({ name: 'Great', x: 100, y: 100, rise: 6 });
});

it('keeps a label clear of markers: above, otherwise below, otherwise omitted', () => {
  const pin = { left: 84, top: 84, right: 116, bottom: 116 };
  const riseBeside = (...taken: (typeof pin)[]) => namesIn({ ...view, taken }, [at('Great', 9, 21)])[0]?.rise;
  expect(riseBeside({ ...pin, left: 284, right: 316 })).toBe(6);
  expect(riseBeside(pin)).toBe(30);
  expect(riseBeside({ ...pin, top: 40 })).toBe(-32);
  expect(riseBeside({ ...pin, top: 40, bottom: 160 })).toBeUndefined();
});

it('cuts off no label: near the upper edge it is below its place, near the others it is omitted', () => {
  const names = (place: Place) => namesIn(view, [place]).map(({ rise }) => rise);
  expect(names(at('Upper', 9.9, 22))).toEqual([-32]);
  expect(names(at('Lower', 7.02, 22))).toEqual([6]);
  expect(names(at('Westernmost', 9, 20.2))).toEqual([]);
  expect(names(at('Easternmost', 9, 23.8))).toEqual([]);
});

it('labels no more than fit', () => {
  const many = Array.from({ length: 60 }, (_, row) => at('A', 10 - (row + 0.5) * 0.04, 20 + (row % 10) * 0.4 + 0.1));
  expect(namesIn(view, many).length).toBeLessThanOrEqual(7);
});

it('finds the nearest place, with degrees of longitude scaled by latitude', () => {
  expect(placeNear(60, 20, [at('North', 61.5, 20), at('East', 60, 22)])?.name).toBe('East');
});

it('finds the city around a point rather than its nearest district', () => {
  expect(placeNear(60, 20, [at('City', 60.1, 20), at('Part', 60.01, 20)])?.name).toBe('City');
});

it('contains the places of the world, largest first', () => {
  expect(places.length).toBeGreaterThan(15_000);
  expect(placeNear(43.65, -79.38)?.name).toBe('Toronto');
  expect(places.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180)).toBe(true);
});
