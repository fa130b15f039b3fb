import type { ReactNode } from 'react';
import { BlastRadius } from './blast-radius/blast-radius';
import { Configuration } from './configuration/configuration';
import { DrillList } from './drills/drill-list';
import { Now } from './now/now';
import type { Part } from './part-heads';
import { FindRequest } from './requests/find-request';

const contents: Record<Part, ReactNode> = {
  now: <Now />,
  'blast-radius': <BlastRadius />,
  configuration: <Configuration />,
  requests: <FindRequest />,
  drills: <DrillList />,
};

/** The content of a part. All parts are in one chunk. */
export default function OperationPart({ part }: { part: Part }) {
  return contents[part];
}
