import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { addMarker, type MapSettings, openMap, popupPan, removeMarker } from '@plaza/map-kit';
import type { Map as LeafletMap, Marker } from 'leaflet';
import { fitOf, type MapFit, viewAt } from './map-fit';
import { type MapView, nearestTurn, wholeWorld } from './map-view';
import { crowdCard, keyOf, markerButton, userCard } from './markers';
import { joinNear } from './near-points';

const maxZoom = 18;
const zoomStep = 2;

/** Opens a map of users in an element, which must be in the document and have a size. */
export function openUserMap(element: HTMLElement, settings: Pick<MapSettings, 'motion' | 'onBasemap'>) {
  const { map, close } = openMap(element, { ...settings, center: [20, 0], zoom: wholeWorld.zoom, maxZoom });
  const { motion } = settings;
  const markers = new Map<string, Marker>();
  let shown: readonly UserbasePoint[] = [];

  function draw() {
    const wanted = new Map(onScreen(map, shown).map((point) => [keyOf(point), point]));
    for (const [key, one] of markers) {
      if (wanted.has(key)) continue;
      markers.delete(key);
      removeMarker(map, one);
    }
    for (const [key, point] of wanted) {
      const known = markers.get(key);
      if (known) known.setLatLng(point);
      else markers.set(key, add(map, point, motion));
    }
  }

  // Zooming may separate merged markers, long before the response for the new view arrives.
  map.on('zoomend', draw);

  return {
    close,
    /** Reports the view whenever the map stops moving; returns a function that unsubscribes. */
    listen(onView: (view: MapView) => void) {
      const handleMove = () => onView(viewOf(map));
      map.on('moveend', handleMove);
      return () => {
        map.off('moveend', handleMove);
      };
    },
    /** Shows exactly these points; markers that are already there are kept. */
    show(points: readonly UserbasePoint[]) {
      shown = points;
      draw();
    },
    /** Finds the position that shows all points; those of clusters are as precise as the requested view. */
    fitOf: (points: readonly UserbasePoint[], asked: MapView) => fitOf(map, points, asked),
    /** Moves there without animation. */
    goTo({ center, zoom }: MapFit) {
      map.setView(center, zoom, { animate: false });
    },
  };
}

export type UserMap = ReturnType<typeof openUserMap>;

const viewOf = (map: LeafletMap): MapView => viewAt(map, map.project(map.getCenter()), map.getZoom());

/** The points shifted to the displayed turn of the world and merged so that none overlap. */
function onScreen(map: LeafletMap, points: readonly UserbasePoint[]): UserbasePoint[] {
  const center = map.getCenter().lng;
  const turned = points.map((point) => ({ ...point, lng: nearestTurn(point.lng, center) }));
  return joinNear(turned, (point) => map.project(point));
}

function add(map: LeafletMap, point: UserbasePoint, motion: boolean): Marker {
  const added = addMarker(map, { at: point, button: markerButton(point), motion });
  const popup = { ...popupPan(motion), minWidth: 120, maxWidth: 260 };
  if (point.user) added.bindPopup(userCard(point.user), popup);
  else {
    added.on('click', () => {
      const zoom = map.getZoom();
      if (zoom < maxZoom) map.setView(added.getLatLng(), Math.min(zoom + zoomStep, maxZoom), { animate: motion });
      else map.openPopup(crowdCard(point.count), added.getLatLng(), popup);
    });
  }
  return added;
}
