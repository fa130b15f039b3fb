import type { UserbasePoint } from '@plaza/contracts/administration';
import { useMediaQuery, VisuallyHidden } from '@plaza/ui';
import { mapTiles } from '@plaza/web-kit';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import 'leaflet/dist/leaflet.css';
import { Attribution, Corner, Cover, Frame, GroundNote } from './map-look';
import type { MapView } from './map-view';
import { openPeopleMap, type PeopleMap } from './people-map';

interface MapFrameProps {
  points: readonly UserbasePoint[];
  /** Whether the points are the answer to what is looked at. */
  isCurrent: boolean;
  /** Whether the map is to move to where all of them are seen. */
  fit: boolean;
  onView: (view: MapView) => void;
  /** What stands over the map in place of points. */
  cover: ReactNode;
  corner: ReactNode;
}

/** The map. The points and the view belong to whoever renders it. */
export function MapFrame({ points, isCurrent, fit, onView, cover, corner }: MapFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<PeopleMap>();
  const [hasGround, setHasGround] = useState(true);
  const motion = !useMediaQuery('(prefers-reduced-motion: reduce)');
  const hintId = useId();
  // Until the points are here that it is to move to, where it looks means nothing.
  const handleView = useEffectEvent((view: MapView) => {
    if (!fit || isCurrent) onView(view);
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const opened = openPeopleMap(place.current, motion, { onView: (view) => handleView(view), onGround: setHasGround });
    setMap(opened);
    return () => opened.close();
  }, [motion]);
  useEffect(() => map?.show(points), [map, points]);
  useEffect(() => {
    if (fit && isCurrent) map?.fit(points);
  }, [map, fit, isCurrent, points]);

  return (
    <div>
      <Frame>
        {/* Leaflet writes its own classes to this element, so React must have none to write. */}
        <section ref={place} inert={Boolean(cover)} aria-label="Map of people" aria-describedby={hintId} />
        <VisuallyHidden id={hintId}>
          Arrow keys move the map, plus and minus zoom, Tab goes from place to place.
        </VisuallyHidden>
        {!hasGround && <GroundNote role="status">Map tiles cannot be loaded; the places are still shown.</GroundNote>}
        {corner && <Corner>{corner}</Corner>}
        {cover && <Cover>{cover}</Cover>}
      </Frame>
      <Attribution>{mapTiles().attribution}</Attribution>
    </div>
  );
}
