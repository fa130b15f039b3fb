import { Stack, Tab, TabList, TabPanel, Tabs } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { useSearchChoice } from '@plaza/web-kit/router';
import { type ReactNode, Suspense } from 'react';
import { PartLoading } from '../part-loading';
import { BlastRadiusSkeleton } from './blast-radius/blast-radius-skeleton';
import { ConfigurationSkeleton } from './configuration/configuration-skeleton';
import { DrillsSkeleton } from './drills/drills-skeleton';
import { NowSkeleton } from './now/now-skeleton';
import { type Part, partHeads, parts } from './part-heads';
import { FindRequestSkeleton } from './requests/find-request-skeleton';

const OperationPart = lazyChunk<{ part: Part }>(() => import('./operation-part'));

/** The skeleton of each part, shown both while its code and while its data load. */
const skeletons: Record<Part, ReactNode> = {
  now: <NowSkeleton />,
  'blast-radius': <BlastRadiusSkeleton />,
  configuration: <ConfigurationSkeleton />,
  requests: <FindRequestSkeleton />,
  drills: <DrillsSkeleton />,
};

/** Monitoring and configuration of the running platform. For high-level administrators only. */
export function Operations() {
  const [open, setOpen] = useSearchChoice('part', parts);
  return (
    <Tabs value={open} onValueChange={(id) => setOpen(parts.find((one) => one === id) ?? 'now')}>
      <Stack>
        <TabList label="Operations">
          {parts.map((part) => (
            <Tab key={part} value={part}>
              {partHeads[part].title}
            </Tab>
          ))}
        </TabList>
        {parts.map((part) => (
          <TabPanel key={part} value={part}>
            <Suspense fallback={<PartLoading head={partHeads[part]}>{skeletons[part]}</PartLoading>}>
              <OperationPart part={part} />
            </Suspense>
          </TabPanel>
        ))}
      </Stack>
    </Tabs>
  );
}
