import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { type MapSettings, openMap, removeMarker } from '@plaza/map-kit';
import { DomUtil, type LeafletMouseEvent } from 'leaflet';
import { type Coordinates, maxFitZoom, startView } from '../locations/map-view';
import { fitLocations } from './fit-locations';
import { type ShownLocation, showLocation } from './shown-location';

/** From this zoom level on, the map has room for the names of the locations. */
const namesFromZoom = 13.5;

export interface LocationsMap {
  readonly close: () => void;
  /** Shows exactly these locations; unchanged markers remain. */
  readonly show: (locations: readonly MapLocation[]) => void;
  /** Fits the view to all of these. */
  readonly fit: (locations: readonly MapLocation[]) => void;
  /** Highlights this location only. */
  readonly mark: (id: number | undefined) => void;
  /** Moves to the location and opens its popup. */
  readonly goTo: (id: number) => void;
  readonly centre: () => Coordinates;
  /** @returns a function that unsubscribes */
  readonly listenSelect: (onSelect: (id: number) => void) => () => void;
  /** Receives clicks on the map outside of markers. @returns a function that unsubscribes */
  readonly listenPick: (onPick: (coordinates: Coordinates) => void) => () => void;
}

/** Opens a map of locations in an element, which must be in the document and have a size. */
export function openLocationsMap(
  element: HTMLElement,
  options: Pick<MapSettings, 'motion' | 'onBasemap'>,
): LocationsMap {
  const { map, close } = openMap(element, { ...options, ...startView });
  const { motion } = options;
  const shown = new Map<number, ShownLocation>();
  const updateNames = () => element.classList.toggle('with-names', map.getZoom() >= namesFromZoom);
  map.on('zoomend', updateNames);
  updateNames();
  let selectListener: (id: number) => void = () => undefined;

  const add = (location: MapLocation) =>
    shown.set(location.id, showLocation(map, location, { motion, onSelect: () => selectListener(location.id) }));

  return {
    close,
    show(locations) {
      const wanted = new Map(locations.map((location) => [location.id, location]));
      for (const [id, { location, marker }] of shown) {
        if (wanted.get(id) === location) continue;
        removeMarker(map, marker);
        shown.delete(id);
      }
      for (const location of locations) if (!shown.has(location.id)) add(location);
    },
    fit: (locations) => fitLocations(map, locations),
    mark(chosen) {
      for (const [id, { button, marker }] of shown) {
        button.setAttribute('aria-pressed', String(id === chosen));
        marker.setZIndexOffset(id === chosen ? 1000 : 0);
      }
    },
    goTo(id) {
      const found = shown.get(id);
      if (!found) return;
      map.setView(found.location, Math.max(map.getZoom(), maxFitZoom(1)), { animate: motion });
      found.marker.openPopup();
    },
    centre: () => toCoordinates(map.getCenter().wrap()),
    listenSelect(onSelect) {
      selectListener = onSelect;
      return () => {
        selectListener = () => undefined;
      };
    },
    listenPick(onPick) {
      const handleClick = ({ latlng }: LeafletMouseEvent) => onPick(toCoordinates(latlng.wrap()));
      map.on('click', handleClick);
      DomUtil.addClass(element, 'picking');
      return () => {
        map.off('click', handleClick);
        DomUtil.removeClass(element, 'picking');
      };
    },
  };
}

const toCoordinates = ({ lat, lng }: Coordinates): Coordinates => ({ lat, lng });
