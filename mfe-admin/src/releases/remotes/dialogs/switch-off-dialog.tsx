import { limits } from '@plaza/contracts/limits';
import type { RemoteState } from '@plaza/contracts/registry/releases';
import { Field, FormDialog, TextArea } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { notifySuccess } from '../../../notices/notify';
import { nameRemote } from '../remote-labels';
import { useAdminSwitchOffMutation } from '../remotes-api';
import { AffectedUsers } from './affected-users';

interface SwitchOffDialogProps {
  remote: RemoteState;
  /** Null for the whole remote. */
  version: string | null;
  onClose: () => void;
}

/** Switches off a remote or one release of it; asks for the message that users see instead. */
export function SwitchOffDialog({ remote, version, onClose }: SwitchOffDialogProps) {
  const { name } = remote;
  const [switchOff] = useAdminSwitchOffMutation();
  const label = [nameRemote(remote), version].filter(Boolean).join(' ');
  const close = useWhileOpen(onClose);
  const form = useForm({
    initial: { reason: '' },
    validate: (_name, { reason }) => (reason.trim() === '' ? 'Please say why, for those who read it.' : undefined),
    validatesBlank: false,
    save: ({ reason }) =>
      switchOff({ name, body: { ...(version === null ? {} : { version }), reason: reason.trim() } }),
    onSaved() {
      notifySuccess(`${label} is switched off.`);
      close();
    },
  });
  return (
    <FormDialog
      title={`Switch ${label} off?`}
      description={
        version === null
          ? 'Nobody can open its tabs until it is switched on.'
          : 'Nobody loads this release until it is switched on.'
      }
      form={form}
      submitLabel="Switch Off"
      submitVariant="danger"
      onClose={onClose}
    >
      <Field
        label="Reason"
        required
        error={form.errors.reason}
        hint="People read it in place of the tab, such as “We are mending payments until noon.”"
      >
        <TextArea {...form.input('reason')} autoFocus maxLength={limits.shortText} />
      </Field>
      <AffectedUsers name={name} />
    </FormDialog>
  );
}
