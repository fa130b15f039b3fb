import { useMediaQuery, VisuallyHidden } from '@plaza/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Basemap } from './basemap-layer';
import { mapTiles } from './map-tiles';
import 'leaflet/dist/leaflet.css';
import { Attribution, BasemapNote, Corner, Cover, Frame } from './frame';

/** A map that is open while the frame is mounted. */
export interface OpenedMap {
  readonly close: () => void;
}

interface MapFrameProps {
  /** The accessible name of the map. */
  label: string;
  /**
   * Opens the map in the element; called again when the preference for reduced motion changes, after the first map was
   * closed.
   */
  open: (element: HTMLElement, given: { motion: boolean; onBasemap: (basemap: Basemap) => void }) => OpenedMap;
  /** Receives the basemap at each change. */
  onBasemap?: (basemap: Basemap) => void;
  /** Shown over the map in its place; the map is then inert. */
  cover?: ReactNode;
  corner?: ReactNode;
  className?: string;
}

const drawnAttribution = 'Simplified map · Natural Earth, GeoNames';

/** The frame of a Leaflet map, which it closes on unmount. The parent component decides what the map shows. */
export function MapFrame({ label, open, onBasemap, cover, corner, className }: MapFrameProps) {
  const element = useRef<HTMLDivElement>(null);
  const [basemap, setBasemap] = useState<Basemap>('tiles');
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const hintId = useId();
  const handleBasemap = useEffectEvent((current: Basemap) => {
    setBasemap(current);
    onBasemap?.(current);
  });
  const handleOpen = useEffectEvent(open);

  useEffect(() => {
    if (!element.current) return undefined;
    const opened = handleOpen(element.current, { motion, onBasemap: (current) => handleBasemap(current) });
    return () => opened.close();
  }, [motion]);

  return (
    <div>
      <Frame className={className}>
        {/* Leaflet writes its own classes to this element, so React must not set any. */}
        <section ref={element} inert={Boolean(cover)} aria-label={label} aria-describedby={hintId} />
        <VisuallyHidden id={hintId}>
          Arrow keys move the map, plus and minus zoom, Tab goes from place to place.
        </VisuallyHidden>
        {(basemap === 'none' || basemap === 'drawing') && (
          <BasemapNote role="status">Map tiles cannot be loaded; the places are still shown.</BasemapNote>
        )}
        {corner && <Corner>{corner}</Corner>}
        {cover && <Cover>{cover}</Cover>}
      </Frame>
      <Attribution>{basemap === 'drawn' ? drawnAttribution : mapTiles().attribution}</Attribution>
    </div>
  );
}
