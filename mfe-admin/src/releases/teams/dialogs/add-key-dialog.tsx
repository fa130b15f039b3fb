import type { Team } from '@plaza/contracts/registry/teams';
import { Field, FormDialog, TextArea } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { notifySuccess } from '../../../notices/notify';
import { useAdminAddTeamKeyMutation } from '../teams-api';

/** Adds a public key to a team. */
export function AddKeyDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [add] = useAdminAddTeamKeyMutation();
  const close = useWhileOpen(onClose);
  const form = useForm({
    initial: { publicKey: '' },
    validate: (_name, { publicKey }) => (publicKey.trim() === '' ? 'Please paste the public key.' : undefined),
    validatesBlank: false,
    save: ({ publicKey }) => add({ id: team.id, body: { publicKey } }),
    onSaved() {
      notifySuccess(`Releases of ${team.name} are signed with this key from now on.`);
      close();
    },
  });
  return (
    <FormDialog
      title={`Add a Key to ${team.name}`}
      description="Every release of this team must then be signed. Its current key stays valid until you add another."
      form={form}
      submitLabel="Add Key"
      onClose={onClose}
    >
      <Field
        label="Public key"
        required
        error={form.errors.publicKey}
        hint="As “npm run release -- keys team.pem” prints it. The private key stays with the team."
      >
        <TextArea {...form.input('publicKey')} autoFocus spellCheck={false} maxLength={200} />
      </Field>
    </FormDialog>
  );
}
