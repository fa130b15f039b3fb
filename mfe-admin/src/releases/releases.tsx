import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { useSearchChoice } from '@plaza/web-kit/router';
import { type ReactNode, Suspense } from 'react';
import { PartLoading } from '../part-loading';
import { AreasSkeleton } from './areas/areas-skeleton';
import { type Part, partHeads, parts } from './part-heads';
import { RemotesSkeleton } from './remotes/remotes-skeleton';
import { ScoreboardSkeleton } from './scoreboard/scoreboard-skeleton';
import { TeamsSkeleton } from './teams/teams-skeleton';

const ReleasePart = lazyChunk<{ part: Part }>(() => import('./release-part'));

/** The skeleton of each part, shown both while its code and while its data load. */
const skeletons: Record<Part, ReactNode> = {
  remotes: <RemotesSkeleton />,
  teams: <TeamsSkeleton />,
  areas: <AreasSkeleton />,
  scoreboard: <ScoreboardSkeleton />,
};

/** What is released, and by whom. For high-level administrators only. */
export function Releases() {
  const [open, setOpen] = useSearchChoice('part', parts);
  return (
    <Tabs value={open} onValueChange={(id) => setOpen(parts.find((one) => one === id) ?? 'remotes')}>
      <Stack>
        <TabList label="Releases">
          {parts.map((part) => (
            <Tab key={part} value={part}>
              {partHeads[part].title}
            </Tab>
          ))}
        </TabList>
        {parts.map((part) => (
          <TabPanel key={part} value={part}>
            <Suspense fallback={<PartLoading head={partHeads[part]}>{skeletons[part]}</PartLoading>}>
              <ReleasePart part={part} />
            </Suspense>
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
