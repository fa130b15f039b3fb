import { Button, ChevronLeftIcon } from '@plaza/ui';

/** A link back to the list, for windows in which the pane replaces the list. */
export const BackToList = ({ onBack }: { onBack: () => void }) => (
  <Button variant="ghost" icon={<ChevronLeftIcon />} onClick={onBack}>
    Back
  </Button>
);
