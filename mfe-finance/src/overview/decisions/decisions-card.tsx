import { Card } from '@plaza/ui';
import { lazyChunk } from '@plaza/web-kit';
import { Suspense } from 'react';
import type { PanelProps } from '../../figures/panel-props';
import { DecisionsSkeleton } from './decisions-skeleton';

const Decisions = lazyChunk<PanelProps>(() => import('./decisions'));

/** What needs a decision now. It comes after the figures, in a place that is kept for it. */
export function DecisionsCard(props: PanelProps) {
  return (
    <Card title="Needs a Decision">
      <Suspense fallback={<DecisionsSkeleton />}>
        <Decisions {...props} />
      </Suspense>
    </Card>
  );
}
