import type { Map as LeafletMap } from 'leaflet';

/** The state of the drawn basemap: its chunk is loading, it is on the map, or it could not be drawn. */
export type DrawnState = 'drawing' | 'drawn' | 'none';

/**
 * The drawn basemap, whose chunk is loaded when it is first shown. `onState` receives each change while it is shown.
 */
export function drawnFallback(map: LeafletMap, onState: (state: DrawnState) => void) {
  let drawn: { remove: () => void } | undefined;
  let isShown = false;

  async function draw() {
    onState('drawing');
    try {
      const { drawBasemap } = await import(/* webpackChunkName: "drawn-basemap" */ './basemap/drawn-basemap');
      if (!isShown || drawn) return;
      drawn = drawBasemap(map);
      onState('drawn');
    } catch (error) {
      console.warn('the base map could not be drawn', error);
      if (!isShown) return;
      isShown = false;
      onState('none');
    }
  }

  return {
    show() {
      if (isShown) return;
      isShown = true;
      void draw();
    },
    hide() {
      isShown = false;
      drawn?.remove();
      drawn = undefined;
    },
  };
}
