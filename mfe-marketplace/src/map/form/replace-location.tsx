import { ConfirmDialog } from '@plaza/ui';

interface ReplaceLocationProps {
  onReplace: () => void;
  onClose: () => void;
}

/** Asks before another form replaces one that is hidden while its coordinates are picked on the map. */
export const ReplaceLocation = ({ onReplace, onClose }: ReplaceLocationProps) => (
  <ConfirmDialog
    open
    danger
    onOpenChange={(open) => !open && onClose()}
    title="Leave the location that you began?"
    description="What you filled in for it is lost."
    confirmLabel="Leave"
    cancelLabel="Go On with It"
    onConfirm={onReplace}
  />
);
