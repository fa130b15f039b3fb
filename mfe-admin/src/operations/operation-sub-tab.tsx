import type { ReactNode } from 'react';
import { BlastRadius } from './blast-radius/blast-radius';
import { Configuration } from './configuration/configuration';
import { DrillList } from './drills/drill-list';
import { Now } from './now/now';
import { FindRequest } from './requests/find-request';
import type { SubTab } from './sub-tab-headers';

const contents: Record<SubTab, ReactNode> = {
  now: <Now />,
  'blast-radius': <BlastRadius />,
  configuration: <Configuration />,
  requests: <FindRequest />,
  drills: <DrillList />,
};

/** The content of a sub-tab. All sub-tabs are in one chunk. */
export default function OperationSubTab({ subTab }: { subTab: SubTab }) {
  return contents[subTab];
}
