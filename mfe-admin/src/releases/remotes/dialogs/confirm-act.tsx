import type { RemoteName } from '@plaza/contracts/permission-graph';
import { ConfirmDialog } from '@plaza/ui';
import { useWhileOpen } from '@plaza/web-kit';
import type { ReactNode } from 'react';
import { notifyFailure, notifySuccess } from '../../../notices/notify';
import { AffectedUsers } from './affected-users';

interface ConfirmActProps {
  name: RemoteName;
  title: string;
  /** One sentence about the effect of the action. */
  children: ReactNode;
  confirmLabel: string;
  danger?: boolean;
  isLoading: boolean;
  act: () => Promise<{ error?: unknown }>;
  /** The message after the action has succeeded. */
  done: string;
  onClose: () => void;
}

/**
 * Shows whom an action affects before it is carried out. If another administrator has acted first, the dialog says so
 * and shows the current state.
 */
export function ConfirmAct({ name, children, isLoading, act, done, onClose, ...texts }: ConfirmActProps) {
  const close = useWhileOpen(onClose);
  async function handleConfirm() {
    const { error } = await act();
    if (error === undefined) notifySuccess(done);
    else notifyFailure(error, 'Failed to update release');
    close();
  }
  const description = (
    <>
      {children}
      <AffectedUsers name={name} />
    </>
  );
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      description={description}
      loading={isLoading}
      onConfirm={handleConfirm}
      {...texts}
    />
  );
}
