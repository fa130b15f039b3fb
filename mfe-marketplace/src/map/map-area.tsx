import type { Basemap } from '@plaza/map-kit';
import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { preload } from '@plaza/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocationMapProps } from './locations/location-map-props';
import { mapHeight, noTilesMs } from './locations/map-view';
import { MapFailure } from './map-failure';
import { SimpleMap } from './simple/simple-map';
import { useMapStart } from './use-map-start';

/** Not `lazyChunk`, which suspends: this map has a time limit. */
const loadMap = () => preload(() => import(/* webpackChunkName: "tab-map" */ './interactive/interactive-map'));

interface MapAreaProps extends LocationMapProps {
  load?: () => ReturnType<typeof loadMap>;
}

/** The interactive map of locations, its error, or the simple map that needs no network. */
export function MapArea({ load = loadMap, ...props }: MapAreaProps) {
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
      {simple ? (
        <SimpleMap {...props} hasNoTiles={simple === 'no tiles'} onRetry={handleRetry} />
      ) : start.kind === 'failed' ? (
        <MapFailure message={start.message} onRetry={handleRetry} onSimple={() => setSimple('requested')} />
      ) : start.kind === 'starting' ? (
        <div role="status">
          <VisuallyHidden>Loading the map</VisuallyHidden>
          <Skeleton height={`${mapHeight}px`} />
        </div>
      ) : (
        <start.library.InteractiveMap {...props} onBasemap={handleBasemap} />
      )}
    </Container>
  );
}

const Container = styled.div`
  min-width: 0;
`;
