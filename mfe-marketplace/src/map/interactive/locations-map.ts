import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { addMarker, type MapSettings, openMap, removeMarker } from '@plaza/map-kit';
import { DomUtil, type LeafletMouseEvent, latLngBounds, type Marker, type PopupOptions } from 'leaflet';
import { type Coordinates, fitEdge, leftEdge, maxFitZoom, startView } from '../locations/map-view';
import { markerButton, nameLabel, popupCard } from './location-marker';

const popup: PopupOptions = { offset: [0, -12], autoPanPadding: [16, 16], minWidth: 160, maxWidth: 280 };

/** From this zoom level on, the map has room for the names of the locations. */
const namesFromZoom = 13.5;

/** In zoom levels. */
const fitSnap = 0.25;

interface Shown {
  readonly location: MapLocation;
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
}

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
  const shown = new Map<number, Shown>();
  const updateNames = () => element.classList.toggle('with-names', map.getZoom() >= namesFromZoom);
  map.on('zoomend', updateNames);
  updateNames();
  let selectListener: (id: number) => void = () => undefined;

  function add(location: MapLocation): Shown {
    const button = markerButton(location);
    const marker = addMarker(map, { at: location, button, motion });
    marker.bindPopup(popupCard(location), { ...popup, autoPan: motion });
    marker.bindTooltip(nameLabel(location), {
      permanent: true,
      // On the side away from the nearer edge, where it would be clipped.
      direction: 'auto',
      offset: [18, 0],
      className: 'place-name',
    });
    // The marker's button already gives screen readers the name; the label beside it is only visual.
    marker.getTooltip()?.getElement()?.setAttribute('role', 'presentation');
    marker.getElement()?.removeAttribute('aria-describedby');
    marker.on('click', () => selectListener(location.id));
    return { location, button, marker };
  }

  return {
    close,
    show(locations) {
      const wanted = new Map(locations.map((location) => [location.id, location]));
      for (const [id, { location, marker }] of shown) {
        if (wanted.get(id) === location) continue;
        removeMarker(map, marker);
        shown.delete(id);
      }
      for (const location of locations) if (!shown.has(location.id)) shown.set(location.id, add(location));
    },
    fit(locations) {
      if (locations.length === 0) return;
      const { zoomSnap = 1 } = map.options;
      // Allows fractional zoom levels while fitting; with whole ones, a few missing pixels would halve the scale.
      map.options.zoomSnap = fitSnap;
      const fitFrom = (left: number) =>
        map.fitBounds(latLngBounds([...locations]), {
          animate: false,
          paddingTopLeft: [left, fitEdge],
          paddingBottomRight: [fitEdge, fitEdge],
          maxZoom: maxFitZoom(locations.length),
        });
      fitFrom(fitEdge);
      const points = locations.map((location) => map.latLngToContainerPoint(location));
      const left = leftEdge(points, zoomButtons(element));
      if (left !== fitEdge) fitFrom(left);
      map.options.zoomSnap = zoomSnap;
    },
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

/** How far the zoom buttons extend from the upper left corner, in pixels. */
function zoomButtons(element: HTMLElement): { right: number; bottom: number } {
  const zoom = element.querySelector<HTMLElement>('.leaflet-control-zoom');
  if (!zoom) return { right: 0, bottom: 0 };
  const [frame, box] = [element.getBoundingClientRect(), zoom.getBoundingClientRect()];
  return { right: box.right - frame.left, bottom: box.bottom - frame.top };
}

const toCoordinates = ({ lat, lng }: Coordinates): Coordinates => ({ lat, lng });
