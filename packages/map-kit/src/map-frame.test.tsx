import { PlazaThemeProvider } from '@plaza/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { addMarker, removeMarker } from './button-marker';
import { MapFrame } from './map-frame';
import { openMap } from './open-map';
import { popupPan } from './popup-pan';

/** jsdom lays nothing out; a map has to have a size. */
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 500 });
  }
});
afterAll(() => {
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

const start = { center: [10, 20] as [number, number], zoom: 3, maxZoom: 9 };

function show({ cover, motion }: { cover?: ReactNode; motion?: boolean } = {}) {
  const maps: LeafletMap[] = [];
  const closed = jest.fn();
  const view = render(
    <MapFrame
      label="Map of wells"
      cover={cover}
      open={(element, given) => {
        const { map, close } = openMap(element, { ...given, ...(motion !== undefined && { motion }), ...start });
        maps.push(map);
        return { close: () => [close(), closed()] };
      }}
    />,
    { wrapper: PlazaThemeProvider },
  );
  const [map] = maps;
  if (!map) throw new Error('no map was opened');
  return { ...view, map, closed };
}

function button(name: string) {
  const made = document.createElement('button');
  made.textContent = name;
  return made;
}

it('opens a map at the given view, and closes it on unmount', () => {
  const { map, closed, unmount } = show();
  expect(map.getCenter()).toMatchObject({ lat: 10, lng: 20 });
  expect([map.getZoom(), map.getMaxZoom()]).toEqual([3, 9]);
  expect(screen.getByRole('region', { name: 'Map of wells' })).toHaveAccessibleDescription(/Arrow keys move the map/);
  expect(screen.getByText('© OpenStreetMap contributors')).toBeVisible();
  unmount();
  expect(closed).toHaveBeenCalledTimes(1);
});

it('reports that tiles cannot be loaded until one loads', () => {
  const { container } = show();
  const [tile] = container.querySelectorAll('img.leaflet-tile');
  if (!tile) throw new Error('no tile was asked for');
  fireEvent.error(tile);
  expect(screen.getByText('Map tiles cannot be loaded; the places are still shown.')).toBeVisible();
  fireEvent.load(tile);
  expect(screen.queryByText(/Map tiles cannot be loaded/)).not.toBeInTheDocument();
});

it('makes a covered map inert', () => {
  show({ cover: <p>Nothing yet</p> });
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.getByLabelText('Map of wells')).toHaveAttribute('inert');
});

const opened = () => document.querySelector('.leaflet-popup:not([style*="opacity: 0"])');

it('closes with Escape what the map has opened', async () => {
  const { map } = show();
  const user = userEvent.setup({ delay: null });
  act(() => void map.openPopup('A deep one', [10, 20]));
  expect(opened()).toHaveTextContent('A deep one');
  screen.getByRole('region', { name: 'Map of wells' }).focus();
  await user.keyboard('{Escape}');
  expect(opened()).toBeNull();
});

it('scrolls a marker into view on keyboard focus, but not on a press', () => {
  const { map } = show();
  const pans = jest.spyOn(map, 'panInside');
  const well = button('Well');
  addMarker(map, { at: [10, 20], button: well, motion: false });
  const isByKeyboard = jest.spyOn(well, 'matches').mockReturnValue(false);
  well.focus();
  expect(pans).not.toHaveBeenCalled();
  well.blur();
  isByKeyboard.mockReturnValue(true);
  well.focus();
  expect(isByKeyboard).toHaveBeenCalledWith(':focus-visible');
  expect(pans).toHaveBeenCalledTimes(1);
});

/** As in a browser. The key presses of user-event have no `keyCode`, by which Leaflet recognizes Enter. */
function pressEnter(pressed: HTMLElement) {
  fireEvent.keyPress(pressed, { key: 'Enter', keyCode: 13 });
  fireEvent.click(pressed, { detail: 0 });
}

it('opens the popup of a marker with Enter, and closes it with Enter again', () => {
  const { map } = show();
  const marker = addMarker(map, { at: [10, 20], button: button('Well'), motion: false });
  marker.bindPopup('A deep one');
  const well = screen.getByRole('button', { name: 'Well' });
  pressEnter(well);
  expect(opened()).toHaveTextContent('A deep one');
  pressEnter(well);
  expect(opened()).toBeNull();
});

/** The frame is 500 pixels wide and high. */
const frame = new DOMRect(0, 0, 500, 500);

it.each([
  ['above', new DOMRect(100, -60, 200, 160), [0, -76]],
  ['at the lower right', new DOMRect(300, 350, 220, 160), [36, 26]],
  ['too high for the map', new DOMRect(100, -20, 200, 600), [0, -36]],
  ['inside', new DOMRect(100, 100, 200, 160), undefined],
])('moves without animation to a popup that opens %s, if motion is reduced', (_where, box, moved) => {
  const { map } = show({ motion: false });
  const pans = jest.spyOn(map, 'panBy');
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('.leaflet-popup') ? box : frame;
  });
  act(() => void map.openPopup('A deep one', [10, 20], popupPan(false)));
  expect(pans.mock.calls).toEqual(moved ? [[moved, { animate: false }]] : []);
  jest.restoreAllMocks();
});

it('keeps the keyboard focus in the map when the focused marker is removed', () => {
  const { map } = show();
  const marker = addMarker(map, { at: [10, 20], button: button('Well'), motion: false });
  const other = addMarker(map, { at: [11, 20], button: button('Other well'), motion: false });
  screen.getByRole('button', { name: 'Well' }).focus();
  removeMarker(map, other);
  expect(screen.getByRole('button', { name: 'Well' })).toHaveFocus();
  removeMarker(map, marker);
  expect(screen.getByRole('region', { name: 'Map of wells' })).toHaveFocus();
});
