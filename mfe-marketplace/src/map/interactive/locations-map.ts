import type { Place } from '@plaza/contracts/marketplace/places';
import { addMarker, type MapSettings, openMap, removeMarker } from '@plaza/map-kit';
import { DomUtil, type LeafletMouseEvent, latLngBounds, type Marker, type PopupOptions } from 'leaflet';
import { type Coordinates, fitPadding, maxFitZoom, startView } from '../locations/map-view';
import { markerButton, popupCard } from './location-marker';

const popup: PopupOptions = { offset: [0, -12], autoPanPadding: [16, 16], minWidth: 160, maxWidth: 280 };

interface Shown {
  readonly place: Place;
  readonly marker: Marker;
  readonly button: HTMLButtonElement;
}

export interface LocationsMap {
  readonly close: () => void;
  /** Shows these locations and no others; those that are as they were stay. */
  readonly show: (places: readonly Place[]) => void;
  /** Moves to where all of these are seen. */
  readonly fit: (places: readonly Place[]) => void;
  /** Marks the location and no other. */
  readonly mark: (id: number | undefined) => void;
  /** Moves to the location and opens its card. */
  readonly goTo: (id: number) => void;
  readonly centre: () => Coordinates;
  /** Until what it gives is called. */
  readonly listenSelect: (onSelect: (id: number) => void) => () => void;
  /** Gives where the map is pressed, beside locations; until what it gives is called. */
  readonly listenPick: (onPick: (spot: Coordinates) => void) => () => void;
}

/** A map of locations in an element, which has to be on the page and to have a size. */
export function openLocationsMap(element: HTMLElement, given: Pick<MapSettings, 'motion' | 'onGround'>): LocationsMap {
  const { map, close } = openMap(element, { ...given, ...startView });
  const { motion } = given;
  const shown = new Map<number, Shown>();
  let select: (id: number) => void = () => undefined;

  function add(place: Place): Shown {
    const button = markerButton(place);
    const marker = addMarker(map, { at: place, button, motion });
    marker.bindPopup(popupCard(place), { ...popup, autoPan: motion });
    marker.on('click', () => select(place.id));
    return { place, button, marker };
  }

  return {
    close,
    show(places) {
      const wanted = new Map(places.map((place) => [place.id, place]));
      for (const [id, { place, marker }] of shown) {
        if (wanted.get(id) === place) continue;
        removeMarker(map, marker);
        shown.delete(id);
      }
      for (const place of places) if (!shown.has(place.id)) shown.set(place.id, add(place));
    },
    fit(places) {
      if (places.length === 0) return;
      const padding: [number, number] = [fitPadding, fitPadding];
      map.fitBounds(latLngBounds([...places]), { animate: false, padding, maxZoom: maxFitZoom(places.length) });
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
      map.setView(found.place, Math.max(map.getZoom(), maxFitZoom(1)), { animate: motion });
      found.marker.openPopup();
    },
    centre: () => toCoordinates(map.getCenter().wrap()),
    listenSelect(onSelect) {
      select = onSelect;
      return () => {
        select = () => undefined;
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
