import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import { type Map as LeafletMap, latLngBounds } from 'leaflet';
import { fitEdge, leftEdge, maxFitZoom } from '../locations/map-view';

/** In zoom levels. */
const fitSnap = 0.25;

/** Fits the view to all of these locations, beside the zoom buttons. */
export function fitLocations(map: LeafletMap, locations: readonly MapLocation[]): void {
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
  const left = leftEdge(points, zoomButtons(map.getContainer()));
  if (left !== fitEdge) fitFrom(left);
  map.options.zoomSnap = zoomSnap;
}

/** How far the zoom buttons extend from the upper left corner, in pixels. */
function zoomButtons(element: HTMLElement): { right: number; bottom: number } {
  const zoom = element.querySelector<HTMLElement>('.leaflet-control-zoom');
  if (!zoom) return { right: 0, bottom: 0 };
  const [frame, box] = [element.getBoundingClientRect(), zoom.getBoundingClientRect()];
  return { right: box.right - frame.left, bottom: box.bottom - frame.top };
}
