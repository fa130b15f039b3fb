import type { Place } from '@plaza/contracts/marketplace/places';
import type { Coordinates } from './map-view';

/** Which location is chosen, and where: the map goes to what the list chose. */
export interface Selection {
  readonly id: number;
  readonly from: 'list' | 'map';
}

/** What the interactive map and the simple one are given alike. */
export interface LocationMapProps {
  readonly locations: readonly Place[];
  /** Another one has the map move to where all locations are seen. */
  readonly fitKey: string;
  readonly selection: Selection | undefined;
  readonly onSelect: (id: number) => void;
  /** Hears which spot is chosen, while one is to be chosen. */
  readonly onPick: ((coordinates: Coordinates) => void) | undefined;
}
