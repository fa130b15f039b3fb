import { ConfirmDialog } from '@plaza/ui';

interface ReplaceLocationProps {
  onReplace: () => void;
  onClose: () => void;
}

/** Asks before another form takes the place of one that waits for its spot on the map. */
export const ReplaceLocation = ({ onReplace, onClose }: ReplaceLocationProps) => (
  <ConfirmDialog
    open
    danger
    onOpenChange={(open) => !open && onClose()}
    title="Leave the location that you began?"
    description="What you filled in for it is lost."
    confirmLabel="Leave"
    cancelLabel="Go on with it"
    onConfirm={onReplace}
  />
);
