import { bank, cafe } from '../testing/locations';
import { createDrawing, scaleBar } from './simple-drawing';
import { placeLabels } from './simple-labels';

const size = { width: 800, height: 600 };
const newYork = { lat: 40.7128, lng: -74.006 };

it('contains every point, north above and east to the right', () => {
  const { toPoint } = createDrawing([bank, cafe], size, newYork);
  const [south, north] = [toPoint(bank), toPoint(cafe)];
  expect(north.y).toBeLessThan(south.y);
  expect(north.x).toBeLessThan(south.x);
  for (const { x, y } of [south, north]) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(size.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(size.height);
  }
});

it('maps a position back to its point', () => {
  const { toPoint, toCoordinates } = createDrawing([bank, cafe], size, newYork);
  const { lat, lng } = toCoordinates(toPoint(cafe));
  expect(lat).toBeCloseTo(cafe.lat, 6);
  expect(lng).toBeCloseTo(cafe.lng, 6);
});

it('centres a single point with some surroundings, and shows the default area without points', () => {
  expect(createDrawing([bank], size, newYork).toPoint(bank)).toEqual({ x: 400, y: 300 });
  expect(createDrawing([], size, newYork).toPoint(newYork)).toEqual({ x: 400, y: 300 });
  expect(createDrawing([bank], size, newYork).metersPerPixel).toBeGreaterThan(1);
});

it('measures distances: a degree of latitude is 111 km', () => {
  const { toPoint, metersPerPixel } = createDrawing(
    [
      { lat: -0.5, lng: 0 },
      { lat: 0.5, lng: 0 },
    ],
    size,
    newYork,
  );
  const pixels = toPoint({ lat: -0.5, lng: 0 }).y - toPoint({ lat: 0.5, lng: 0 }).y;
  expect((pixels * metersPerPixel) / 1000).toBeCloseTo(111.3, 0);
});

it.each([
  [1, '100 m', 100],
  [4, '500 m', 125],
  [15, '2 km', 133.33],
  [20_000, '2,000 km', 100],
])('has a bar of a round length at %d meters per pixel', (metersPerPixel, label, pixels) => {
  const bar = scaleBar(metersPerPixel);
  expect(bar.label).toBe(label);
  expect(bar.pixels).toBeCloseTo(pixels, 1);
});

it('places each label where there is room, and hides it where there is none', () => {
  const named = (x: number, y: number) => ({ x, y, name: 'Ten letters' });
  const shown = (side: string) => ({ side, isHidden: false });
  expect(placeLabels([named(100, 100), named(790, 200)], 800)).toEqual([shown('right'), shown('left')]);
  const hidden = { side: 'right', isHidden: true };
  expect(placeLabels([named(100, 100), named(150, 100), named(200, 100)], 800)).toEqual([
    hidden,
    hidden,
    shown('right'),
  ]);
  expect(placeLabels([named(780, 100), named(750, 100), named(650, 100)], 800)[0]).toEqual({
    side: 'left',
    isHidden: true,
  });
});
