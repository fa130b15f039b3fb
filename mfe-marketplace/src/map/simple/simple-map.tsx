import { Button, InfoIcon, Row, styled } from '@plaza/ui';
import { type MouseEvent, useMemo, useRef } from 'react';
import type { LocationMapProps } from '../locations/location-map-props';
import { mapHeight, startView } from '../locations/map-view';
import { SimpleBasemap } from './simple-basemap';
import { createDrawing } from './simple-drawing';
import { placeLabels } from './simple-labels';
import { SimplePoint } from './simple-point';
import { useSize } from './use-size';

interface SimpleMapProps extends Omit<LocationMapProps, 'fitKey'> {
  /** Whether it replaces a map whose tiles failed to load. */
  hasNoTiles: boolean;
  onRetry: () => void;
}

const usualSize = { width: 800, height: mapHeight };
const [lat, lng] = startView.center;

/** Draws the locations within their bounds, without network access. */
export function SimpleMap({ locations, selection, onSelect, onPick, hasNoTiles, onRetry }: SimpleMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, usualSize);
  const { drawing, points, labels } = useMemo(() => {
    const drawing = createDrawing(locations, size, { lat, lng });
    const points = locations.map((location) => ({ location, name: location.name, ...drawing.toPoint(location) }));
    return { drawing, points, labels: placeLabels(points, size.width) };
  }, [locations, size]);

  function handlePick({ detail, nativeEvent }: MouseEvent) {
    // Activation by keyboard picks the center.
    const point =
      detail === 0 ? { x: size.width / 2, y: size.height / 2 } : { x: nativeEvent.offsetX, y: nativeEvent.offsetY };
    onPick?.(drawing.toCoordinates(point));
  }

  return (
    <Section aria-label="Simple map of locations">
      <Frame ref={frame}>
        <SimpleBasemap size={size} metersPerPixel={drawing.metersPerPixel} />
        {points.map(({ location, x, y }, index) => (
          <SimplePoint
            key={location.id}
            location={location}
            x={x}
            y={y}
            label={labels[index]}
            isSelected={location.id === selection?.id}
            onSelect={() => onSelect(location.id)}
          />
        ))}
        {onPick && <PickArea type="button" aria-label="Choose This Spot" onClick={handlePick} />}
      </Frame>
      <Note wrap={false}>
        <InfoIcon />
        <span role="status">
          {hasNoTiles ? 'Map tiles cannot be loaded, so this is the simple map.' : 'This is the simple map.'}
        </span>
        <Button size="sm" variant="ghost" onClick={onRetry}>
          Retry Map
        </Button>
      </Note>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
`;

const Frame = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.sunken};
`;

const PickArea = styled.button`
  position: absolute;
  inset: 0;
  z-index: 3;
  border: 0;
  background: transparent;
  cursor: crosshair;
  &:focus-visible { outline-offset: -2px; }
`;

const Note = styled(Row)`
  min-height: 32px;
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
