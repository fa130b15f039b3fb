import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';
import { preload } from '@plaza/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LocationMapProps } from './locations/location-map-props';
import { mapHeight, noTilesMs } from './locations/map-view';
import { MapFailure } from './map-failure';
import { SimpleMap } from './simple/simple-map';
import { useMapStart } from './use-map-start';

/** Not `lazyChunk`, which hands the waiting to a boundary: this map is waited for by the clock. */
const loadMap = () => preload(() => import('./interactive/interactive-map'));

interface MapAreaProps extends LocationMapProps {
  load?: () => ReturnType<typeof loadMap>;
}

/** The map of locations: interactive, or why it is not, or the simple one that needs no network. */
export function MapArea({ load = loadMap, ...props }: MapAreaProps) {
  const place = useRef<HTMLDivElement>(null);
  const { start, retry } = useMapStart(load, place);
  const [simple, setSimple] = useState<'asked' | 'no tiles'>();
  const [hasGround, setHasGround] = useState(true);
  const handleGround = useCallback((isThere: boolean) => setHasGround(isThere), []);

  useEffect(() => {
    if (hasGround) return undefined;
    const timer = setTimeout(() => setSimple('no tiles'), noTilesMs);
    return () => clearTimeout(timer);
  }, [hasGround]);

  function handleRetry() {
    setSimple(undefined);
    setHasGround(true);
    retry();
  }

  return (
    <Place ref={place}>
      {simple ? (
        <SimpleMap {...props} hasNoTiles={simple === 'no tiles'} onRetry={handleRetry} />
      ) : start.kind === 'failed' ? (
        <MapFailure message={start.message} onRetry={handleRetry} onSimple={() => setSimple('asked')} />
      ) : start.kind === 'starting' ? (
        <div role="status">
          <VisuallyHidden>Loading the map</VisuallyHidden>
          <Skeleton height={`${mapHeight}px`} />
        </div>
      ) : (
        <start.library.InteractiveMap {...props} onGround={handleGround} />
      )}
    </Place>
  );
}

const Place = styled.div`
  min-width: 0;
`;
