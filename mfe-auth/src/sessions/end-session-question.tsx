import type { Session } from '@plaza/contracts/identity/session';
import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';

interface EndSessionQuestionProps {
  session: Session;
  isEnding: boolean;
  /** Resolves once there is an answer. */
  onEnd: () => Promise<void>;
  onClose: () => void;
}

/** Asks for confirmation before another device is signed out. */
export function EndSessionQuestion({ session, isEnding, onEnd, onClose }: EndSessionQuestionProps) {
  const close = useWhileOpen(onClose);
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title={`Sign out ${session.device}?`}
      description="It has to sign in again, and loses what was typed there and not saved."
      confirmLabel="Sign Out"
      loading={isEnding}
      onConfirm={() => void onEnd().then(close)}
    />
  );
}
