import type { ReactNode } from 'react';
import { AreaList } from './areas/area-list';
import { RemoteList } from './remotes/list/remote-list';
import { Scoreboard } from './scoreboard/scoreboard';
import type { SubTab } from './sub-tab-headers';
import { TeamList } from './teams/team-list';

const contents: Record<SubTab, ReactNode> = {
  remotes: <RemoteList />,
  teams: <TeamList />,
  areas: <AreaList />,
  scoreboard: <Scoreboard />,
};

/** The content of a sub-tab. All sub-tabs are in one chunk. */
export default function ReleaseSubTab({ subTab }: { subTab: SubTab }) {
  return contents[subTab];
}
