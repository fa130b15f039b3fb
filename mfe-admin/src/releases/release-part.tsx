import type { ReactNode } from 'react';
import { AreaList } from './areas/area-list';
import type { Part } from './part-heads';
import { RemoteList } from './remotes/list/remote-list';
import { Scoreboard } from './scoreboard/scoreboard';
import { TeamList } from './teams/team-list';

const contents: Record<Part, ReactNode> = {
  remotes: <RemoteList />,
  teams: <TeamList />,
  areas: <AreaList />,
  scoreboard: <Scoreboard />,
};

/** The content of a part. All parts are in one chunk. */
export default function ReleasePart({ part }: { part: Part }) {
  return contents[part];
}
