import { lazyChunk } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { SubTabs } from '../sub-tabs';
import { AreasSkeleton } from './areas/areas-skeleton';
import { type Part, partHeads, parts } from './part-heads';
import { RemotesSkeleton } from './remotes/list/remotes-skeleton';
import { ScoreboardSkeleton } from './scoreboard/scoreboard-skeleton';
import { TeamsSkeleton } from './teams/teams-skeleton';

const ReleasePart = lazyChunk<{ part: Part }>(() => import('./release-part'));

const skeletons: Record<Part, ReactNode> = {
  remotes: <RemotesSkeleton />,
  teams: <TeamsSkeleton />,
  areas: <AreasSkeleton />,
  scoreboard: <ScoreboardSkeleton />,
};

/** What is released, and by whom. For high-level administrators only. */
export function Releases() {
  return <SubTabs label="Releases" parts={parts} heads={partHeads} skeletons={skeletons} Content={ReleasePart} />;
}
