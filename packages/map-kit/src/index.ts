export { addMarker, type ButtonMarker, removeMarker } from './button-marker';
export { Attribution, Corner, Cover, Frame, GroundNote } from './frame';
export type { Ground } from './ground-layer';
export { MapFrame, type OpenedMap } from './map-frame';
export { type MapSettings, openMap } from './open-map';
