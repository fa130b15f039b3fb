import type { Map as LeafletMap, PopupEvent, PopupOptions } from 'leaflet';

/** The distance of an open popup from the edges of its map, in pixels. */
const padding = 16;

/** The options of a popup that the map makes completely visible; without `motion`, `openMap` does so. */
export const popupPan = (motion: boolean): PopupOptions => ({ autoPan: motion, autoPanPadding: [padding, padding] });

/** Moves the map at once so that a popup that opens is completely visible. Leaflet itself would animate this. */
export function panToPopups(map: LeafletMap): void {
  map.on('popupopen', ({ popup }: PopupEvent) => {
    const box = popup.getElement()?.getBoundingClientRect();
    if (!box) return;
    const frame = map.getContainer().getBoundingClientRect();
    const x = overflow([box.left, box.right], [frame.left, frame.right]);
    const y = overflow([box.top, box.bottom], [frame.top, frame.bottom]);
    if (x !== 0 || y !== 0) map.panBy([x, y], { animate: false });
  });
}

type Range = readonly [start: number, end: number];

/** How far a range has to move to have its padding within another one; its start matters more than its end. */
function overflow([start, end]: Range, [from, to]: Range): number {
  if (start < from + padding) return start - from - padding;
  return end > to - padding ? Math.min(end - to + padding, start - from - padding) : 0;
}
