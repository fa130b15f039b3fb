import { PlazaThemeProvider } from '@plaza/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Map as LeafletMap } from 'leaflet';
import type { ReactNode } from 'react';
import { addMarker, removeMarker } from './button-marker';
import { MapFrame } from './map-frame';
import { openMap } from './open-map';

/** jsdom lays nothing out; a map has to have a size. */
beforeAll(() => {
  for (const side of ['clientWidth', 'clientHeight']) {
    Object.defineProperty(HTMLElement.prototype, side, { configurable: true, get: () => 500 });
  }
});
afterAll(() => {
  for (const side of ['clientWidth', 'clientHeight']) Reflect.deleteProperty(HTMLElement.prototype, side);
});

function show(cover?: ReactNode) {
  const maps: LeafletMap[] = [];
  const closed = jest.fn();
  const view = render(
    <MapFrame
      label="Map of wells"
      cover={cover}
      open={(place, given) => {
        const { map, close } = openMap(place, { ...given, center: [10, 20], zoom: 3, maxZoom: 9 });
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
  show(<p>Nothing yet</p>);
  expect(screen.getByText('Nothing yet')).toBeVisible();
  expect(screen.getByLabelText('Map of wells')).toHaveAttribute('inert');
});

it('closes with Escape what the map has opened', async () => {
  const { map, container } = show();
  const opened = () => container.querySelector('.leaflet-popup:not([style*="opacity: 0"])');
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
