import { ConfirmDialog } from '@plaza/ui';
import { serverMessage, toast, useWhileOpen } from '@plaza/web-kit';
import { useAuthEndOtherSessionsMutation } from './sessions-api';

/** Asks for confirmation before all other sessions are ended. */
export function EndOthersQuestion({ onClose }: { onClose: () => void }) {
  const [endOthers, { isLoading }] = useAuthEndOtherSessionsMutation();
  const close = useWhileOpen(onClose);

  async function handleConfirm() {
    const { error } = await endOthers();
    close();
    if (error) {
      toast({ title: 'Error', description: serverMessage(error, 'The others are still signed in.'), variant: 'error' });
    } else {
      toast({ title: 'Signed out everywhere else', variant: 'success' });
    }
  }

  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={onClose}
      title="Sign out everywhere else?"
      description="Every other browser that uses your account is signed out at once. This one stays."
      confirmLabel="Sign Out"
      loading={isLoading}
      onConfirm={() => void handleConfirm()}
    />
  );
}
