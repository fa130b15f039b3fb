import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { ConfirmDialog } from '@plaza/ui';
import { useIsOpen, useWhileOpen } from '@plaza/web-kit';
import { fullName } from '../../names/full-name';
import { useActAs } from './use-act-as';

interface ActAsDialogProps {
  user: AdminUser;
  onClose: () => void;
}

/** Explains what acting as another user means, before it begins. */
export function ActAsDialog({ user, onClose }: ActAsDialogProps) {
  const { actAs, isBeginning } = useActAs(useIsOpen());
  const close = useWhileOpen(onClose);
  const name = fullName(user);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Sign in as ${name}?`}
      description={`For one hour you see and do what ${name} can, in their place. Everything you do is kept in the audit, under your name. Their password and two-factor authentication stay closed to you.`}
      confirmLabel="Sign In as This User"
      loading={isBeginning}
      onConfirm={async () => {
        await actAs(user.id);
        close();
      }}
    />
  );
}
