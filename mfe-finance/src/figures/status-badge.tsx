import { Badge, VisuallyHidden } from '@plaza/ui';
import type { Band, bandWithoutIncome } from '../metrics/bands';

interface StatusBadgeProps {
  label: 'EXCELLENT' | 'BUILD UP' | 'Safe';
  /** Undefined if there is no figure, and so no badge. */
  band: Band | typeof bandWithoutIncome | undefined;
}

/** A badge with a fixed label. Its color shows the band, which screen readers get as text. */
export function StatusBadge({ label, band }: StatusBadgeProps) {
  if (!band) return null;
  return (
    <span title={band.description}>
      <Badge tone={band.tone}>{label}</Badge>
      <VisuallyHidden> ({band.description})</VisuallyHidden>
    </span>
  );
}
