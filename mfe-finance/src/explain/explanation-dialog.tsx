import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { Dialog } from '@plaza/ui';

interface ExplanationDialogProps {
  metric: MetricName;
  name: string;
  onClose: () => void;
}

export default function ExplanationDialog({ name, onClose }: ExplanationDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={name}>
      {null}
    </Dialog>
  );
}
