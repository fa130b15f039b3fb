import { DomUtil, type Map as LeafletMap } from 'leaflet';
import { type Box, isFree, namesIn, type PlacedName, placeNear, places } from './places';

/** The side of a square of the grid, in pixels. */
const gridSize = 256;
const firstGridZoom = 9;

/**
 * Draws place names on a canvas in a pane of the map. At high zoom levels it also draws a subtle grid, which makes
 * movements of the map visible.
 */
export function drawNames(map: LeafletMap, pane: HTMLElement): { draw: () => void; remove: () => void } {
  const element = document.createElement('canvas');
  const context = element.getContext('2d');
  element.className = 'leaflet-zoom-hide';
  element.setAttribute('aria-hidden', 'true');
  element.style.position = 'absolute';
  element.style.zIndex = '200'; // above the outlines, which have 100
  pane.append(element);

  function draw() {
    if (!context) return;
    const { x: width, y: height } = map.getSize();
    const ratio = globalThis.devicePixelRatio;
    element.width = width * ratio;
    element.height = height * ratio;
    element.style.width = `${width}px`;
    element.style.height = `${height}px`;
    DomUtil.setPosition(element, map.containerPointToLayerPoint([0, 0]));
    context.scale(ratio, ratio);
    const style = getComputedStyle(map.getContainer());
    const color = (name: string) => style.getPropertyValue(name).trim();
    if (map.getZoom() >= firstGridZoom) drawGrid(context, map, color('--map-grid'));
    context.font = `500 13px ${style.fontFamily}`;
    context.textAlign = 'center';
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.strokeStyle = color('--map-land');
    context.fillStyle = color('--map-text');
    for (const { name, x, y, rise, isAround = false } of namesOf(map)) {
      context.strokeText(name, x, y - rise);
      context.fillText(name, x, y - rise);
      if (isAround) continue; // the place itself is outside of the view
      context.beginPath();
      context.arc(x, y, 2, 0, 2 * Math.PI);
      context.fill();
    }
  }

  let frame = 0;
  /** Draws once for all markers that are added and removed together, after they have been positioned. */
  function drawSoon() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  }

  map.on('moveend zoomend resize viewreset', drawSoon);
  map.on('layeradd layerremove', drawSoon);
  return {
    draw,
    remove() {
      cancelAnimationFrame(frame);
      map.off('moveend zoomend resize viewreset', drawSoon);
      map.off('layeradd layerremove', drawSoon);
      element.remove();
    },
  };
}

/** The names of places in the view; if there are none, the nearest place at the upper or lower edge. */
function namesOf(map: LeafletMap): (PlacedName & { readonly isAround?: boolean })[] {
  const { x: width, y: height } = map.getSize();
  const turn = Math.round(map.getCenter().lng / 360) * 360; // which copy of the world is shown
  const toPixels = ({ lat, lng }: { lat: number; lng: number }) => map.latLngToContainerPoint([lat, lng + turn]);
  const taken = takenOn(map);
  const found = namesIn({ width, height, toPixels, taken }, places);
  if (found.length > 0) return found;
  const { lat, lng } = map.getCenter();
  const nearest = placeNear(lat, lng - turn);
  if (!nearest) return [];
  const around = { name: `Near ${nearest.name}`, x: width / 2, rise: 0, isAround: true };
  const free = [34, height - 16].map((y) => ({ ...around, y })).find((one) => isFree(one, taken));
  return free ? [free] : [];
}

/** The boxes of the markers' buttons and labels, and of the map's own controls. */
function takenOn(map: LeafletMap): Box[] {
  const container = map.getContainer();
  const { left: x, top: y } = container.getBoundingClientRect();
  const standing = container.querySelectorAll(
    '.leaflet-marker-pane button, .leaflet-marker-pane button *, .leaflet-tooltip, .leaflet-control',
  );
  return Array.from(standing, (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left: left - x, top: top - y, right: right - x, bottom: bottom - y };
  });
}

function drawGrid(context: CanvasRenderingContext2D, map: LeafletMap, color: string): void {
  const { x: width, y: height } = map.getSize();
  const { x: left, y: top } = map.getPixelBounds().min ?? { x: 0, y: 0 };
  context.strokeStyle = color;
  context.lineWidth = 1;
  context.beginPath();
  for (let x = -(((left % gridSize) + gridSize) % gridSize); x < width; x += gridSize) {
    context.moveTo(Math.round(x) + 0.5, 0);
    context.lineTo(Math.round(x) + 0.5, height);
  }
  for (let y = -(((top % gridSize) + gridSize) % gridSize); y < height; y += gridSize) {
    context.moveTo(0, Math.round(y) + 0.5);
    context.lineTo(width, Math.round(y) + 0.5);
  }
  context.stroke();
}
