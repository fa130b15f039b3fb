export type { Basemap } from './basemap-layer';
export { addMarker, type ButtonMarker, removeMarker } from './button-marker';
export { Attribution, BasemapNote, Corner, Cover, Frame } from './frame';
export { MapFrame, type OpenedMap } from './map-frame';
export { type MapSettings, openMap } from './open-map';
export { popupPan } from './popup-pan';
