import { lazyChunk } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { SubTabs } from '../sub-tabs/sub-tabs';
import { BlastRadiusSkeleton } from './blast-radius/blast-radius-skeleton';
import { ConfigurationSkeleton } from './configuration/configuration-skeleton';
import { DrillsSkeleton } from './drills/drills-skeleton';
import { NowSkeleton } from './now/now-skeleton';
import { FindRequestSkeleton } from './requests/find-request-skeleton';
import { type SubTab, subTabHeaders, subTabs } from './sub-tab-headers';

const OperationSubTab = lazyChunk<{ subTab: SubTab }>(() => import('./operation-sub-tab'));

const skeletons: Record<SubTab, ReactNode> = {
  now: <NowSkeleton />,
  'blast-radius': <BlastRadiusSkeleton />,
  configuration: <ConfigurationSkeleton />,
  requests: <FindRequestSkeleton />,
  drills: <DrillsSkeleton />,
};

/** Monitoring and configuration of the running platform. For high-level administrators only. */
export function Operations() {
  return (
    <SubTabs
      label="Operations"
      subTabs={subTabs}
      headers={subTabHeaders}
      skeletons={skeletons}
      Content={OperationSubTab}
    />
  );
}
