import { type Basemap, MapFrame } from '@plaza/map-kit';
import { Button, styled } from '@plaza/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { LocationMapProps } from '../locations/location-map-props';
import { type Coordinates, mapHeight, phoneMapHeight } from '../locations/map-view';
import { type LocationsMap, openLocationsMap } from './locations-map';

interface InteractiveMapProps extends LocationMapProps {
  /** Receives the basemap at each change. */
  onBasemap: (basemap: Basemap) => void;
}

/** The locations on map tiles. Loaded lazily, because it includes Leaflet. */
export function InteractiveMap({ locations, fitKey, selection, onSelect, onPick, onBasemap }: InteractiveMapProps) {
  const [map, setMap] = useState<LocationsMap>();
  const handleSelect = useEffectEvent(onSelect);
  const handlePick = useEffectEvent((coordinates: Coordinates) => onPick?.(coordinates));
  const fitAll = useEffectEvent(() => map?.fit(locations));
  const isPicking = onPick !== undefined;
  const hasLocations = locations.length > 0;
  // Remains the same object while its fields are unchanged, however often the list is fetched.
  const chosen = locations.find(({ id }) => id === selection?.id);

  useEffect(() => map?.listenSelect((id) => handleSelect(id)), [map]);
  useEffect(
    () => (isPicking ? map?.listenPick((coordinates) => handlePick(coordinates)) : undefined),
    [map, isPicking],
  );
  useEffect(() => {
    map?.show(locations);
    map?.mark(selection?.id);
  }, [map, locations, selection?.id]);
  useEffect(() => {
    if (map && hasLocations && fitKey !== undefined) fitAll();
  }, [map, fitKey, hasLocations]);
  useEffect(() => {
    if (chosen && selection?.from === 'list') map?.goTo(chosen.id);
  }, [map, chosen, selection]);

  return (
    <LocationsFrame
      label="Map of locations"
      open={(element, options) => {
        const opened = openLocationsMap(element, options);
        setMap(opened);
        return opened;
      }}
      onBasemap={onBasemap}
      corner={
        onPick &&
        map && (
          <Button size="sm" onClick={() => onPick(map.centre())}>
            Use Map Centre
          </Button>
        )
      }
    />
  );
}

const LocationsFrame = styled(MapFrame)`
  height: ${mapHeight}px;
  ${({ theme }) => theme.media.phone} { height: ${phoneMapHeight}px; }
  .picking { cursor: crosshair; }
  .marker-name {
    max-width: 180px;
    padding: 0;
    overflow: hidden;
    border: 0;
    background: none;
    box-shadow: none;
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
    text-overflow: ellipsis;
    text-shadow: 0 0 3px ${({ theme }) => theme.color.surface}, 0 0 3px ${({ theme }) => theme.color.surface};
  }
  .marker-name::before { display: none; }
  :not(.with-names) > .leaflet-map-pane .marker-name { display: none; }
  .marker[aria-pressed='true'] {
    width: 40px;
    height: 40px;
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }
  .marker-card { display: grid; justify-items: start; gap: ${({ theme }) => theme.space[4]}; overflow-wrap: anywhere; }
  .marker-card > span, .marker-card > p { color: ${({ theme }) => theme.color.muted}; }
`;
