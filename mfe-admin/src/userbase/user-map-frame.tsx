import type { UserbasePoint } from '@plaza/contracts/identity/user-administration';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { MapView } from './map-view';
import { UserCardsFrame } from './user-cards-frame';
import { openUserMap, type UserMap } from './user-map';

interface UserMapFrameProps {
  points: readonly UserbasePoint[];
  /** Whether the points are the answer for the part of the world that is shown. */
  isCurrent: boolean;
  /** Whether the map is to move to where all of them are seen. */
  fit: boolean;
  onView: (view: MapView) => void;
  /** What stands over the map in place of points. */
  cover: ReactNode;
  corner: ReactNode;
}

/** The map. The points and the view belong to whoever renders it. */
export function UserMapFrame({ points, isCurrent, fit, onView, cover, corner }: UserMapFrameProps) {
  const [map, setMap] = useState<UserMap>();
  // Until the points are here that it is to move to, where it looks means nothing.
  const handleView = useEffectEvent((view: MapView) => {
    if (!fit || isCurrent) onView(view);
  });

  useEffect(() => map?.listen((view) => handleView(view)), [map]);
  useEffect(() => map?.show(points), [map, points]);
  useEffect(() => {
    if (fit && isCurrent) map?.fit(points);
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
