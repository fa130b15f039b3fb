import { map as leafletMap } from 'leaflet';
import { addBasemap, type Basemap } from './basemap-layer';

const removeDrawing = jest.fn();
const draw = jest.fn(() => ({ remove: removeDrawing }));
jest.mock('./basemap/drawn-basemap', () => ({ drawBasemap: () => draw() }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.clearAllMocks();
});

function open() {
  const element = document.createElement('div');
  for (const side of ['clientWidth', 'clientHeight']) Object.defineProperty(element, side, { value: 300 });
  document.body.append(element);
  const map = leafletMap(element, { center: [10, 20], zoom: 3, fadeAnimation: false });
  const basemaps: Basemap[] = [];
  const close = addBasemap(map, 9, (basemap) => basemaps.push(basemap));
  return {
    map,
    basemaps,
    tiles: () => [...element.querySelectorAll<HTMLImageElement>('img.leaflet-tile')],
    close: () => [close(), map.remove(), element.remove()],
  };
}

type Tiles = readonly HTMLImageElement[];
const answer = (tiles: Tiles, type: 'load' | 'error') => {
  for (const tile of tiles) tile.dispatchEvent(new Event(type));
};
const moment = () => jest.advanceTimersByTimeAsync(100);
const minute = () => jest.advanceTimersByTimeAsync(60_000);

test('a failing tile host is not requested for a minute, while the base map is drawn', async () => {
  const { basemaps, tiles, close } = open();
  answer(tiles(), 'error');
  await moment();
  expect(basemaps).toEqual(['drawing', 'drawn']);
  expect(tiles()).toEqual([]);
  await minute();
  answer(tiles(), 'error');
  await moment();
  expect(tiles()).toEqual([]);
  await minute();
  answer(tiles().slice(0, 1), 'load');
  expect(basemaps.at(-1)).toBe('tiles');
  expect(removeDrawing).toHaveBeenCalledTimes(1);
  close();
});

test('a tile that fails before the others load takes no tiles away', async () => {
  const { basemaps, tiles, close } = open();
  const [first, ...others] = tiles();
  answer([first as HTMLImageElement], 'error');
  await moment();
  expect(basemaps).toEqual(['drawing', 'drawn']);
  answer(others, 'load');
  await moment();
  expect(basemaps.at(-1)).toBe('tiles');
  expect(tiles()).toEqual([first, ...others]);
  close();
});

test('tiles that fail beside loaded ones take no tiles away', async () => {
  const { map, basemaps, tiles, close } = open();
  const before = tiles();
  answer(before, 'load');
  map.panBy([256, 0], { animate: false });
  const added = tiles().filter((tile) => !before.includes(tile));
  expect(added).not.toEqual([]);
  answer(added, 'error');
  await moment();
  expect(new Set(basemaps)).toEqual(new Set(['tiles']));
  expect(tiles()).toEqual(expect.arrayContaining(added));
  close();
});

/** Zooms to a level of which all tiles fail, where the base map is to be drawn. */
async function failNextLevel({ map, basemaps, tiles }: ReturnType<typeof open>, before: readonly Element[]) {
  map.setZoom(4, { animate: false });
  answer(
    tiles().filter((tile) => !before.includes(tile)),
    'error',
  );
  await moment();
  expect(basemaps.at(-1)).toBe('drawn');
  expect(tiles()).toEqual([]);
}

test('the base map is drawn at a zoom level of which all tiles fail', async () => {
  const layer = open();
  const before = layer.tiles();
  answer(before, 'load');
  await failNextLevel(layer, before);
  layer.close();
});

test('the base map is drawn at such a level also if a tile failed and another one loaded just before', async () => {
  const layer = open();
  const before = layer.tiles();
  answer(before.slice(0, 1), 'error');
  answer(before.slice(1, 2), 'load');
  expect(before.length).toBeGreaterThan(2); // the others are still loading
  await failNextLevel(layer, before);
  layer.close();
});

test('tiles are not requested while drawing fails either, and a minute later both are tried again', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  draw.mockImplementationOnce(() => {
    throw new Error('no canvas');
  });
  const { basemaps, tiles, close } = open();
  answer(tiles(), 'error');
  await moment();
  expect(basemaps).toEqual(['drawing', 'none']);
  expect(tiles()).toEqual([]);
  await minute();
  answer(tiles(), 'error');
  await moment();
  expect(basemaps.slice(2)).toEqual(['drawing', 'drawn']);
  close();
  warn.mockRestore();
});

test('a closed map requests nothing', async () => {
  const { tiles, close } = open();
  answer(tiles(), 'error');
  await moment();
  close();
  await jest.advanceTimersByTimeAsync(120_000);
  expect(tiles()).toEqual([]);
});
