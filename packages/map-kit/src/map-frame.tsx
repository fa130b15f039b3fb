import { useMediaQuery, VisuallyHidden } from '@plaza/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Basemap } from './basemap-layer';
import { mapTiles } from './map-tiles';
import 'leaflet/dist/leaflet.css';
import { Attribution, BasemapNote, Corner, Cover, Frame } from './frame';

/** What is on the page while the frame is. */
export interface OpenedMap {
  readonly close: () => void;
}

interface MapFrameProps {
  /** The name of the map for those who do not see it. */
  label: string;
  /** Opens the map in the element; again where the person asks for less motion, after the first one was closed. */
  open: (place: HTMLElement, given: { motion: boolean; onBasemap: (basemap: Basemap) => void }) => OpenedMap;
  /** Hears what the map stands on, at each change. */
  onBasemap?: (basemap: Basemap) => void;
  /** What stands over the map in place of it; the map is then out of reach. */
  cover?: ReactNode;
  corner?: ReactNode;
  className?: string;
}

const drawnAttribution = 'Simplified map · Natural Earth, GeoNames';

/** A place for a Leaflet map, cleaned up behind it. What the map shows belongs to whoever renders it. */
export function MapFrame({ label, open, onBasemap, cover, corner, className }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [basemap, setBasemap] = useState<Basemap>('tiles');
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const hintId = useId();
  const handleBasemap = useEffectEvent((current: Basemap) => {
    setBasemap(current);
    onBasemap?.(current);
  });
  const handleOpen = useEffectEvent(open);

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = handleOpen(place.current, { motion, onBasemap: (current) => handleBasemap(current) });
    return () => opened.close();
  }, [motion]);

  return (
    <div>
      <Frame className={className}>
        {/* Leaflet writes its own classes to this element, so React must have none to write. */}
        <section ref={place} inert={Boolean(cover)} aria-label={label} aria-describedby={hintId} />
        <VisuallyHidden id={hintId}>
          Arrow keys move the map, plus and minus zoom, Tab goes from place to place.
        </VisuallyHidden>
        {basemap === 'none' && (
          <BasemapNote role="status">Map tiles cannot be loaded; the places are still shown.</BasemapNote>
        )}
        {corner && <Corner>{corner}</Corner>}
        {cover && <Cover>{cover}</Cover>}
      </Frame>
      <Attribution>{basemap === 'drawn' ? drawnAttribution : mapTiles().attribution}</Attribution>
    </div>
  );
}
