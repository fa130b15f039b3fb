import { useMediaQuery, VisuallyHidden } from '@plaza/ui';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Ground } from './ground-layer';
import { mapTiles } from './map-tiles';
import 'leaflet/dist/leaflet.css';
import { Attribution, Corner, Cover, Frame, GroundNote } from './frame';

/** What is on the page while the frame is. */
export interface OpenedMap {
  readonly close: () => void;
}

interface MapFrameProps {
  /** The name of the map for those who do not see it. */
  label: string;
  /** Opens the map in the element; again where the person asks for less motion, after the first one was closed. */
  open: (place: HTMLElement, given: { motion: boolean; onGround: (ground: Ground) => void }) => OpenedMap;
  /** Hears what the map stands on, at each change. */
  onGround?: (ground: Ground) => void;
  /** What stands over the map in place of it; the map is then out of reach. */
  cover?: ReactNode;
  corner?: ReactNode;
  className?: string;
}

const drawnAttribution = 'Without streets, as no map tiles can be had · Natural Earth, GeoNames';

/** A place for a Leaflet map, cleaned up behind it. What the map shows belongs to whoever renders it. */
export function MapFrame({ label, open, onGround, cover, corner, className }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [ground, setGround] = useState<Ground>('tiles');
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const hintId = useId();
  const handleGround = useEffectEvent((current: Ground) => {
    setGround(current);
    onGround?.(current);
  });
  const handleOpen = useEffectEvent(open);

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = handleOpen(place.current, { motion, onGround: (current) => handleGround(current) });
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
        {ground === 'none' && (
          <GroundNote role="status">Map tiles cannot be loaded; the places are still shown.</GroundNote>
        )}
        {corner && <Corner>{corner}</Corner>}
        {cover && <Cover>{cover}</Cover>}
      </Frame>
      <Attribution>{ground === 'drawn' ? drawnAttribution : mapTiles().attribution}</Attribution>
    </div>
  );
}
