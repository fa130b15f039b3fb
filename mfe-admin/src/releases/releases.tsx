import { lazyChunk } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { SubTabs } from '../sub-tabs/sub-tabs';
import { AreasSkeleton } from './areas/areas-skeleton';
import { RemotesSkeleton } from './remotes/list/remotes-skeleton';
import { ScoreboardSkeleton } from './scoreboard/scoreboard-skeleton';
import { type SubTab, subTabHeaders, subTabs } from './sub-tab-headers';
import { TeamsSkeleton } from './teams/teams-skeleton';

const ReleaseSubTab = lazyChunk<{ subTab: SubTab }>(() => import('./release-sub-tab'));

const skeletons: Record<SubTab, ReactNode> = {
  remotes: <RemotesSkeleton />,
  teams: <TeamsSkeleton />,
  areas: <AreasSkeleton />,
  scoreboard: <ScoreboardSkeleton />,
};

/** What is released, and by whom. For high-level administrators only. */
export function Releases() {
  return (
    <SubTabs label="Releases" subTabs={subTabs} headers={subTabHeaders} skeletons={skeletons} Content={ReleaseSubTab} />
  );
}
