import { Badge, VisuallyHidden } from '@plaza/ui';
import type { Band } from './bands';

/** A badge whose word never changes; its colour is the band, and a text says that for those who do not see it. */
export function StatusBadge({ label, band }: { label: 'EXCELLENT' | 'BUILD UP' | 'Safe'; band: Band }) {
  return (
    <span title={band.words}>
      <Badge tone={band.tone}>{label}</Badge>
      <VisuallyHidden> ({band.words})</VisuallyHidden>
    </span>
  );
}
