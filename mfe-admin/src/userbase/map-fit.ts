import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { type LatLng, type Map as LeafletMap, latLngBounds, type Point, point } from 'leaflet';
import { type MapView, toView } from './map-view';

/** How near it goes by itself: a district, not somebody's door. */
const nearestFit = 12;
/** How much nearer the places of crowds can be trusted than those that they were asked for. */
const zoomStep = 2;
/** Between the places and the map's edge, in pixels. */
const margin = 40;

/** Where the map sees some places. */
export interface MapFit {
  readonly center: LatLng;
  readonly zoom: number;
  /** What it sees from there. */
  readonly view: MapView;
  /** How many people the places are of. */
  readonly people: number;
  /** Whether it may go nearer, once it is known where in its crowds the people are. */
  readonly isRough: boolean;
}

/**
 * Where all of these are seen, as near as can be told. A crowd's place is the middle of its people: much nearer than
 * `asked` there may be nobody around it.
 */
export function fitOf(map: LeafletMap, points: readonly UserbasePoint[], asked: MapView): MapFit {
  const bounds = latLngBounds(points.map(({ lat, lng }) => [lat, lng]));
  const isCrowd = points.some(({ count }) => count > 1);
  const nearest = isCrowd ? Math.min(asked.zoom + zoomStep, nearestFit) : nearestFit;
  const zoom = Math.min(nearest, map.getBoundsZoom(bounds, false, point(2 * margin, 2 * margin)));
  const [one, other] = [bounds.getSouthWest(), bounds.getNorthEast()].map((corner) => map.project(corner, zoom));
  const middle = (one ?? point(0, 0)).add(other ?? point(0, 0)).divideBy(2);
  return {
    center: map.unproject(middle, zoom),
    zoom,
    view: viewAt(map, middle, zoom),
    people: points.reduce((sum, { count }) => sum + count, 0),
    isRough: isCrowd && zoom === nearest && zoom < nearestFit,
  };
}

/** What the map sees from there, and a little more, so that a small move brings nothing new. */
export function viewAt(map: LeafletMap, middle: Point, zoom: number): MapView {
  const half = map.getSize().multiplyBy(0.6);
  const northWest = map.unproject(middle.subtract(half), zoom);
  const southEast = map.unproject(middle.add(half), zoom);
  const edges = { west: northWest.lng, east: southEast.lng, south: southEast.lat, north: northWest.lat };
  return toView({ ...edges, zoom: Math.round(zoom) });
}
