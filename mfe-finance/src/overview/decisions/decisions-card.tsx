import { Card } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import type { PanelProps } from '../../figures/panel-props';
import { DecisionsSkeleton } from './decisions-skeleton';

const Decisions = lazyChunk<PanelProps>(() => import('./decisions'));

/** The decisions that are due now. They load after the figures, in a space reserved for them. */
export function DecisionsCard(props: PanelProps) {
  return (
    <Card title="Needs a Decision">
      <Suspense fallback={<DecisionsSkeleton />}>
        <Decisions {...props} />
      </Suspense>
    </Card>
  );
}
