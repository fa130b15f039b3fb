import { Badge, VisuallyHidden } from '@plaza/ui';
import type { Band, bandWithoutIncome } from '../metrics/bands';

interface StatusBadgeProps {
  label: 'EXCELLENT' | 'BUILD UP' | 'Safe';
  /** Undefined where there is no figure, and so no badge. */
  band: Band | typeof bandWithoutIncome | undefined;
}

/** A badge whose word never changes; its colour is the band, and a text says that for those who do not see it. */
export function StatusBadge({ label, band }: StatusBadgeProps) {
  if (!band) return null;
  return (
    <span title={band.description}>
      <Badge tone={band.tone}>{label}</Badge>
      <VisuallyHidden> ({band.description})</VisuallyHidden>
    </span>
  );
}
