import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapFit } from './map-fit';
import { type MapView, wholeWorld } from './map-view';
import { UserCardsFrame } from './user-cards-frame';
import { openUserMap, type UserMap } from './user-map';

interface UserMapFrameProps {
  points: readonly UserbasePoint[];
  /** Whether the points are the answer for the part of the world that is shown. */
  isCurrent: boolean;
  /** The part of the world that was asked for. */
  view: MapView;
  /** Whether the map is to move to where all of them are seen. */
  fit: boolean;
  onView: (view: MapView) => void;
  /** Asks for a nearer part of the world, to see where in it the people are, before the map moves there. */
  onNearer: (view: MapView) => void;
  /** What stands over the map in place of points. */
  cover: ReactNode;
  corner: ReactNode;
}

/** The map. The points and the view belong to whoever renders it. */
export function UserMapFrame({ points, isCurrent, view, fit, onView, onNearer, cover, corner }: UserMapFrameProps) {
  const [map, setMap] = useState<UserMap>();
  const found = useRef<MapFit>(undefined);
  // Until the points are here that it is to move to, where it looks means nothing.
  const handleView = useEffectEvent((seen: MapView) => {
    if (!fit || isCurrent) onView(seen);
  });
  const fitTo = useEffectEvent((opened: UserMap) => {
    const before = view === wholeWorld ? undefined : found.current;
    const next = opened.fitOf(points, view);
    // So near that not everybody is seen any more: it stays at what it had found before.
    const isTooNear = before !== undefined && next.people < before.people;
    if (next.isRough && !isTooNear) {
      found.current = next;
      onNearer(next.view);
    } else opened.goTo(isTooNear ? before : next);
  });

  useEffect(() => map?.listen((view) => handleView(view)), [map]);
  useEffect(() => map?.show(points), [map, points]);
  useEffect(() => {
    if (map && fit && isCurrent && points.length > 0) fitTo(map);
  }, [map, fit, isCurrent, points]);

  return (
    <UserCardsFrame
      label="Map of people"
      open={(element, settings) => {
        const opened = openUserMap(element, settings);
        setMap(opened);
        return opened;
      }}
      cover={cover}
      corner={corner}
    />
  );
}
