import type { ReleaseSummary, RemoteState } from '@plaza/contracts/registry/releases';
import { type Role, roleBadge, roles } from '@plaza/contracts/roles';
import { Field, FormDialog, Select, type SelectOption } from '@plaza/ui';
import { useForm, useIsOpen, useWhileOpen } from '@plaza/web-kit';
import { CheckboxGroup } from '../../../controls/checkbox-group';
import { notifySuccess } from '../../../notices/notify';
import { wasRolledBack } from '../current/rolled-back-releases';
import { isOff } from '../current/switched-off';
import { nameRemote } from '../remote-labels';
import { useAdminStartRolloutMutation } from '../remotes-api';
import { preflight, preflightError } from '../rollout/preflight';
import { AffectedUsers } from './affected-users';
import { SubsetFields, type Subsets } from './subset-fields';

interface StartRolloutDialogProps {
  remote: RemoteState;
  /** The release that the user has already chosen; otherwise the dialog starts with the newest one. */
  version: string | undefined;
  onClose: () => void;
}

interface Draft {
  readonly version: string;
  readonly to: string;
  readonly roles: readonly Role[];
  readonly subsets: Subsets;
}

const limits = [
  { value: '100', label: 'Everybody' },
  { value: '50', label: '50% of people' },
  { value: '25', label: '25% of people' },
  { value: '5', label: '5% of people' },
  { value: '1', label: '1% of people' },
];

/** Starts a rollout: the user chooses the release, the share of users, and the audience. */
export function StartRolloutDialog({ remote, version, onClose }: StartRolloutDialogProps) {
  const [start] = useAdminStartRolloutMutation();
  const { name, current } = remote;
  const others = remote.releases.filter((release) => release.version !== current);
  const isBad = (one: ReleaseSummary) => wasRolledBack(remote, one.version);
  const newest = others.find((one) => !isBad(one) && !isOff(remote, one.version))?.version;
  const isOpen = useIsOpen();
  const close = useWhileOpen(onClose);
  const form = useForm<Draft>({
    initial: { version: version ?? newest ?? '', to: '100', roles: [], subsets: {} },
    validate: (field, draft) => (field === 'version' && draft.version === '' ? 'Please choose a release.' : undefined),
    async save(draft) {
      const fault = (await preflight(name, draft.version)) ?? (isOpen() ? undefined : 'You closed the form meanwhile.');
      return fault === undefined ? start({ name, body: toNewRollout(draft) }) : { error: preflightError(fault) };
    },
    onSaved() {
      notifySuccess('The rollout begins with administrators.');
      close();
    },
  });
  const chosen = form.draft.roles;
  return (
    <FormDialog
      title={`Start a Rollout of ${nameRemote(remote)}`}
      description="Your browser tries it first. Administrators get it then, and more and more people as long as it does well. If it fails, it is rolled back automatically."
      form={form}
      submitLabel="Start Rollout"
      onClose={onClose}
    >
      <Field label="Release" required error={form.errors.version}>
        <Select
          value={form.draft.version}
          onValueChange={(value) => form.change({ version: value, subsets: {} })}
          options={others.map((release) => toOption(remote, release.version))}
        />
      </Field>
      <Field label="Stop at" error={form.errors.to} hint={stopHint(form.draft)}>
        <Select value={form.draft.to} onValueChange={(to) => form.change({ to })} options={limits} />
      </Field>
      <CheckboxGroup
        label="Only for these roles, if not for all"
        choices={roles.map((role) => ({ value: role, label: roleBadge(role) }))}
        chosen={chosen}
        error={form.errors.roles}
        onChange={(wanted) => form.change({ roles: wanted })}
      />
      <SubsetFields
        name={name}
        version={form.draft.version}
        chosen={form.draft.subsets}
        onChange={(subsets) => form.change({ subsets })}
      />
      <AffectedUsers name={name} roles={chosen.length > 0 ? chosen : undefined} />
    </FormDialog>
  );
}

function toOption(remote: RemoteState, value: string): SelectOption {
  if (isOff(remote, value)) return { value, label: `${value}, switched off`, disabled: true };
  return { value, label: wasRolledBack(remote, value) ? `${value}, rolled back` : value };
}

const isPaired = ({ subsets }: Draft) => Object.keys(subsets).length > 0;

function stopHint(draft: Draft): string | undefined {
  const { to, roles: wanted } = draft;
  if (to !== '100' || wanted.length > 0) return 'There it waits for your decision.';
  return isPaired(draft) ? 'It waits at 25% for your decision, as the targets of all must be as new first.' : undefined;
}

const toNewRollout = (draft: Draft) => ({
  version: draft.version,
  ...(draft.to === '100' ? {} : { to: Number(draft.to) }),
  ...(draft.roles.length > 0 ? { roles: [...draft.roles] } : {}),
  ...(isPaired(draft) ? { subsets: draft.subsets } : {}),
});
