import type { Basemap } from '@plaza/map-kit';
import { renderInPlaza } from '@plaza/test-kit/screens/render-in-plaza';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { type Coordinates, mapHeight, mapStart, maxFitZoom, startView } from './locations/map-view';
import { MapArea } from './map-area';
import { bank, cafe, stubElementSize } from './testing/locations';

stubElementSize();
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

type Load = Parameters<typeof MapArea>[0]['load'];
const broken: Load = () => Promise.reject(new Error('no such chunk'));
const never: Load = () => new Promise(() => undefined);
const works: Load = () => import('./interactive/interactive-map');

function open(load: Load = works, onPick?: (coordinates: Coordinates) => void) {
  const onSelect = jest.fn();
  const props = { load, onSelect, onPick, locations: [bank, cafe], fitKey: '', selection: undefined };
  return { ...renderInPlaza(<MapArea {...props} />), onSelect };
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const failure = () => screen.queryByRole('alert');
const map = () => screen.queryByRole('region', { name: 'Map of locations' });
const simpleMap = () => screen.queryByRole('region', { name: 'Simple map of locations' });

it('has the specified sizes and times', () => {
  expect(startView).toEqual({ center: [40.7128, -74.006], zoom: 12, maxZoom: 19 });
  expect(mapHeight).toBe(600);
  expect([maxFitZoom(1), maxFitZoom(2)]).toEqual([15, 18]);
  expect(mapStart).toEqual({ delayMs: 750, tries: 5, tryMs: 300 });
});

it('starts after 750 ms, on tiles with the locations as buttons', async () => {
  open();
  expect(screen.getByText('Loading the map')).toBeInTheDocument();
  await pass(749);
  expect(map()).toBeNull();
  await pass(1);
  expect(map()).toBeVisible();
  expect(screen.getByRole('button', { name: '<b>Bay</b> Bank, Bank' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Elm Cafe, Cafe' })).toBeVisible();
});

/** The map of locations that come when a button is pressed. */
function LateMap() {
  const [locations, setLocations] = useState<(typeof bank)[]>([]);
  const props = { load: works, onSelect: jest.fn(), onPick: undefined, fitKey: '', selection: undefined };
  return (
    <>
      <button type="button" onClick={() => setLocations([bank, cafe])}>
        Answer
      </button>
      <MapArea {...props} isLoading={locations.length === 0} locations={locations} />
    </>
  );
}

it('shows no other place before the locations are loaded', async () => {
  renderInPlaza(<LateMap />);
  await pass(1000);
  expect(map()).toBeNull();
  expect(screen.getByText('Loading the map')).toBeInTheDocument();
  press('Answer');
  expect(map()).toBeVisible();
});

it.each([
  ['breaks', broken, 'The map could not be loaded. Check your connection and try again.'],
  ['does not come', never, 'The map did not load in time. Check your connection and try again.'],
])('shows an error after five tries of 300 ms if the library %s', async (_what, load, message) => {
  open(load);
  await pass(750 + 5 * 300 - 1);
  expect(failure()).toBeNull();
  await pass(1);
  expect(failure()).toHaveTextContent('Map Loading Error');
  expect(failure()).toHaveTextContent(message);
});

it('waits again on Retry Map, and uses the map that loads then', async () => {
  let isBack = false;
  open(() => (isBack ? import('./interactive/interactive-map') : Promise.reject(new Error('no such chunk'))));
  await pass(2250);
  press('Retry Map');
  expect(failure()).toBeNull();
  expect(screen.getByText('Loading the map')).toBeInTheDocument();
  await pass(2250);
  expect(failure()).toBeVisible();
  isBack = true;
  press('Retry Map');
  await pass(750);
  expect(map()).toBeVisible();
});

it('shows the simple map instead on request, whose points can be chosen', async () => {
  const { onSelect } = open(broken);
  await pass(2250);
  press('Show Simple Map');
  expect(simpleMap()).toBeVisible();
  expect(screen.getByRole('img', { name: /^Scale: the bar is \d+ k?m long$/ })).toBeInTheDocument();
  expect(screen.getByText('<b>Bay</b> Bank')).toBeVisible();
  press('Elm Cafe, Cafe');
  expect(onSelect).toHaveBeenCalledWith(cafe.id);
});

it('is replaced with the simple map if no tile loads', async () => {
  const { container } = open();
  await pass(750);
  for (const tile of container.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile);
  await pass(0); // then the drawing fails, too: jsdom has no canvas
  await pass(1499);
  expect(map()).toBeVisible();
  await pass(1);
  expect(simpleMap()).toBeVisible();
  expect(screen.getByText('Map tiles cannot be loaded, so this is the simple map.')).toBeVisible();
  press('Retry Map');
  await pass(750);
  expect(map()).toBeVisible();
});

/** An interactive map that reports what it is told to. */
const ToldMap = ({ onBasemap }: { onBasemap: (basemap: Basemap) => void }) => (
  <>
    <button type="button" onClick={() => onBasemap('drawing')}>
      Begin
    </button>
    <button type="button" onClick={() => onBasemap('none')}>
      Fail
    </button>
  </>
);

it('stays while the basemap is being drawn, however long its chunk takes', async () => {
  open(() => Promise.resolve({ InteractiveMap: ToldMap }));
  await pass(750);
  press('Begin');
  await pass(10_000);
  expect(simpleMap()).toBeNull();
  press('Fail');
  await pass(1500);
  expect(simpleMap()).toBeVisible();
});

it('stays if one tile fails and others load', async () => {
  const { container } = open();
  await pass(750);
  const [first, ...others] = container.querySelectorAll('img.leaflet-tile');
  if (first) fireEvent.error(first);
  for (const tile of others) fireEvent.load(tile);
  await pass(1500);
  expect(map()).toBeVisible();
});

it('picks a point of the interactive map: where it is clicked, or its centre', async () => {
  const picked: Coordinates[] = [];
  const { container, onSelect } = open(works, (coordinates) => picked.push(coordinates));
  await pass(750);
  press('Use Map Centre');
  const [middle] = picked;
  expect(middle?.lat).toBeCloseTo((bank.lat + cafe.lat) / 2, 3);
  expect(middle?.lng).toBeCloseTo((bank.lng + cafe.lng) / 2, 3);
  const ground = container.querySelector('.leaflet-container');
  if (!ground) throw new Error('there is no map');
  fireEvent.click(ground, { clientX: 400, clientY: 100 });
  expect(picked[1]?.lat).toBeGreaterThan(cafe.lat - 0.01);
  expect(picked[1]?.lng).toBeCloseTo(middle?.lng ?? 0, 3);
  expect(onSelect).not.toHaveBeenCalled();
});

it('picks a point of the simple map too, by keyboard its centre', async () => {
  const picked: Coordinates[] = [];
  open(broken, (coordinates) => picked.push(coordinates));
  await pass(2250);
  press('Show Simple Map');
  press('Choose This Spot');
  expect(picked[0]?.lat).toBeCloseTo((bank.lat + cafe.lat) / 2, 3);
});
