import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MapFit } from './map-fit';
import { type MapView, wholeWorld } from './map-view';
import { UserCardsFrame } from './user-cards-frame';
import { openUserMap, type UserMap } from './user-map';

interface UserMapFrameProps {
  points: readonly UserbasePoint[];
  /** Whether the points are the response for the current view. */
  isCurrent: boolean;
  /** The requested area. */
  view: MapView;
  /** Whether the map should move to show all points. */
  fit: boolean;
  onView: (view: MapView) => void;
  /** Requests a closer view, to learn the positions of the users in it before the map moves there. */
  onNearer: (view: MapView) => void;
  /** Shown on top of the map if there are no points. */
  cover: ReactNode;
  corner: ReactNode;
}

/** The map. Its parent owns the points and the view. */
export function UserMapFrame({ points, isCurrent, view, fit, onView, onNearer, cover, corner }: UserMapFrameProps) {
  const [map, setMap] = useState<UserMap>();
  const found = useRef<MapFit>(undefined);
  // The view is meaningless until the points that the map should move to have arrived.
  const handleView = useEffectEvent((seen: MapView) => {
    if (!fit || isCurrent) onView(seen);
  });
  const fitTo = useEffectEvent((opened: UserMap) => {
    const before = view === wholeWorld ? undefined : found.current;
    const next = opened.fitOf(points, view);
    // The closer view no longer contains all users, so the previous position is used.
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
