import { lazyChunk } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { SubTabs } from '../sub-tabs';
import { BlastRadiusSkeleton } from './blast-radius/blast-radius-skeleton';
import { ConfigurationSkeleton } from './configuration/configuration-skeleton';
import { DrillsSkeleton } from './drills/drills-skeleton';
import { NowSkeleton } from './now/now-skeleton';
import { type Part, partHeads, parts } from './part-heads';
import { FindRequestSkeleton } from './requests/find-request-skeleton';

const OperationPart = lazyChunk<{ part: Part }>(() => import('./operation-part'));

const skeletons: Record<Part, ReactNode> = {
  now: <NowSkeleton />,
  'blast-radius': <BlastRadiusSkeleton />,
  configuration: <ConfigurationSkeleton />,
  requests: <FindRequestSkeleton />,
  drills: <DrillsSkeleton />,
};

/** Monitoring and configuration of the running platform. For high-level administrators only. */
export function Operations() {
  return <SubTabs label="Operations" parts={parts} heads={partHeads} skeletons={skeletons} Content={OperationPart} />;
}
