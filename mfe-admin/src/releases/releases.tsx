import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { useSearchChoice } from '@plaza/web-kit/router';
import { AreaList } from './areas/area-list';
import { RemoteList } from './remotes/remote-list';
import { Scoreboard } from './scoreboard/scoreboard';
import { TeamList } from './teams/team-list';

const parts = ['remotes', 'teams', 'areas', 'scoreboard'] as const;

/** What is released, and by whom. For high-level administrators alone. */
export default function Releases() {
  const [part, setPart] = useSearchChoice('part', parts);
  return (
    <Tabs value={part} onValueChange={(id) => setPart(parts.find((one) => one === id) ?? 'remotes')}>
      <Stack>
        <TabList label="Releases">
          <Tab value="remotes">Remotes</Tab>
          <Tab value="teams">Teams</Tab>
          <Tab value="areas">Areas</Tab>
          <Tab value="scoreboard">Scoreboard</Tab>
        </TabList>
        <TabPanel value="remotes">
          <RemoteList />
        </TabPanel>
        <TabPanel value="teams">
          <TeamList />
        </TabPanel>
        <TabPanel value="areas">
          <AreaList />
        </TabPanel>
        <TabPanel value="scoreboard">
          <Scoreboard />
        </TabPanel>
      </Stack>
    </Tabs>
  );
}
