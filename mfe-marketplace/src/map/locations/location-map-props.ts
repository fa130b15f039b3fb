import type { MapLocation } from '@plaza/contracts/marketplace/locations';
import type { Coordinates } from './map-view';

/** The selected location, and where it was selected: a selection in the list moves the map. */
export interface Selection {
  readonly id: number;
  readonly from: 'list' | 'map';
}

/** The properties that the interactive and the simple map share. */
export interface LocationMapProps {
  readonly locations: readonly MapLocation[];
  /** When it changes, the map fits all locations. */
  readonly fitKey: string;
  readonly selection: Selection | undefined;
  readonly onSelect: (id: number) => void;
  /** Receives the picked coordinates; undefined while the user is not picking any. */
  readonly onPick: ((coordinates: Coordinates) => void) | undefined;
}
