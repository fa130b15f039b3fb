import { Button, ChevronLeftIcon } from '@plaza/ui';

/** Leads back to the list, where that is not beside what it has the place of. */
export const BackToList = ({ onBack }: { onBack: () => void }) => (
  <Button variant="ghost" icon={<ChevronLeftIcon />} onClick={onBack}>
    Back
  </Button>
);
