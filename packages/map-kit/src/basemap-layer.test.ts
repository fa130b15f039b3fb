import { map as leafletMap } from 'leaflet';
import { addBasemap, type Basemap } from './basemap-layer';

const removeDrawing = jest.fn();
jest.mock('./basemap/drawn-basemap', () => ({ drawBasemap: () => ({ remove: removeDrawing }) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function open() {
  const element = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 300 });
  document.body.append(element);
  const map = leafletMap(element, { center: [10, 20], zoom: 3, fadeAnimation: false });
  const basemaps: Basemap[] = [];
  const close = addBasemap(map, 9, (basemap) => basemaps.push(basemap));
  return {
    grounds: basemaps,
    tiles: () => [...element.querySelectorAll<HTMLImageElement>('img.leaflet-tile')],
    close: () => [close(), map.remove(), element.remove()],
  };
}

const fail = (tiles: readonly HTMLImageElement[]) => tiles[0]?.dispatchEvent(new Event('error'));

test('a failing tile host is not requested for a minute, while the base map is drawn', async () => {
  const { grounds, tiles, close } = open();
  fail(tiles());
  await jest.advanceTimersByTimeAsync(100);
  expect(grounds).toEqual(['none', 'drawn']);
  expect(tiles()).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  fail(tiles());
  expect(tiles()).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  tiles()[0]?.dispatchEvent(new Event('load'));
  expect(grounds.at(-1)).toBe('tiles');
  expect(removeDrawing).toHaveBeenCalledTimes(1);
  close();
});

test('a closed map requests nothing', async () => {
  const { tiles, close } = open();
  fail(tiles());
  await jest.advanceTimersByTimeAsync(100);
  close();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(tiles()).toEqual([]);
});
