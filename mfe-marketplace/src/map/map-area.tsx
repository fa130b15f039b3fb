import type { Basemap } from '@plaza/map-kit';
import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { preload } from '@plaza/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocationMapProps } from './locations/location-map-props';
import { mapHeight, noTilesMs, phoneMapHeight } from './locations/map-view';
import { MapFailure } from './map-failure';
import { SimpleMap } from './simple/simple-map';
import { useMapStart } from './use-map-start';

/** Not `lazyChunk`, which suspends: this map has a time limit. */
const loadMap = () => preload(() => import(/* webpackChunkName: "tab-map" */ './interactive/interactive-map'));

interface MapAreaProps extends LocationMapProps {
  /** Whether the locations are still loading. Showing the map before would display another place first, and jump. */
  isLoading?: boolean;
  load?: () => ReturnType<typeof loadMap>;
}

/** The interactive map of locations, its error, or the simple map, which needs no network. */
export function MapArea({ load = loadMap, isLoading = false, ...props }: MapAreaProps) {
  const container = useRef<HTMLDivElement>(null);
  const { start, retry } = useMapStart(load, container);
  const [simple, setSimple] = useState<'requested' | 'no tiles'>();
  const [hasBasemap, setHasBasemap] = useState(true);
  const handleBasemap = useCallback((basemap: Basemap) => setHasBasemap(basemap !== 'none'), []);

  useEffect(() => {
    if (hasBasemap) return undefined;
    const timer = setTimeout(() => setSimple('no tiles'), noTilesMs);
    return () => clearTimeout(timer);
  }, [hasBasemap]);

  function handleRetry() {
    setSimple(undefined);
    setHasBasemap(true);
    retry();
  }

  return (
    <Container ref={container}>
      {isLoading && start.kind !== 'failed' ? (
        <Loading />
      ) : simple ? (
        <SimpleMap {...props} hasNoTiles={simple === 'no tiles'} onRetry={handleRetry} />
      ) : start.kind === 'failed' ? (
        <MapFailure message={start.message} onRetry={handleRetry} onSimple={() => setSimple('requested')} />
      ) : start.kind === 'starting' ? (
        <Loading />
      ) : (
        <start.library.InteractiveMap {...props} onBasemap={handleBasemap} />
      )}
    </Container>
  );
}

const Loading = () => (
  <Shape role="status">
    <VisuallyHidden>Loading the map</VisuallyHidden>
    <Skeleton height="100%" />
  </Shape>
);

const Shape = styled.div`
  height: ${mapHeight}px;
  ${({ theme }) => theme.media.phone} { height: ${phoneMapHeight}px; }
`;

/** Always as high as the map with its line of attribution, so that the list below does not move. */
const Container = styled.div`
  --sources-height: calc(${({ theme }) => theme.space[4]} + 1.5 * ${({ theme }) => theme.size[13]});
  display: grid;
  align-self: start;
  min-width: 0;
  min-height: calc(${mapHeight}px + var(--sources-height));
  ${({ theme }) => theme.media.phone} { min-height: calc(${phoneMapHeight}px + var(--sources-height)); }
`;
