import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { type LatLng, type Map as LeafletMap, latLngBounds, type Point, point } from 'leaflet';
import { type MapView, toView } from './map-view';

/** The maximum automatic zoom level: a district, not somebody's address. */
const nearestFit = 12;
/** How many zoom levels beyond the requested one the positions of clusters are still precise enough. */
const zoomStep = 2;
/** The padding between the points and the map's edge, in pixels. */
const margin = 40;

/** A position of the map in which all given points are visible. */
export interface MapFit {
  readonly center: LatLng;
  readonly zoom: number;
  /** The area that is visible from there. */
  readonly view: MapView;
  /** The total number of users at the points. */
  readonly people: number;
  /** Whether the map may zoom in further, once the positions within its clusters are known. */
  readonly isRough: boolean;
}

/**
 * The closest position that shows all points. The position of a cluster is the average of its users, so zooming in much
 * further than `asked` may show an area without anybody.
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

/** The visible area with a margin, so that small movements need no new request. */
export function viewAt(map: LeafletMap, middle: Point, zoom: number): MapView {
  const half = map.getSize().multiplyBy(0.6);
  const northWest = map.unproject(middle.subtract(half), zoom);
  const southEast = map.unproject(middle.add(half), zoom);
  const edges = { west: northWest.lng, east: southEast.lng, south: southEast.lat, north: northWest.lat };
  return toView({ ...edges, zoom: Math.round(zoom) });
}
