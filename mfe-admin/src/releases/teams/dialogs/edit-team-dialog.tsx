import { limits } from '@plaza/contracts/limits';
import { type RemoteName, remoteNames } from '@plaza/contracts/permission-graph';
import type { Team } from '@plaza/contracts/registry/teams';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { type ApiError, useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { CheckboxGroup } from '../../../controls/checkbox-group';
import { Notice } from '../../../notices/notice';
import { notifySuccess } from '../../../notices/notify';
import { nameRemotes } from '../../../tab-permissions/labels/permission-labels';
import { useAdminAddTeamMutation, useAdminChangeTeamMutation, useAdminTeamsQuery } from '../teams-api';
import { MembersField } from './members-field';
import { differ, rebased, type TeamDraft, toDraft, toFields, validateTeam } from './team-draft';

interface EditTeamDialogProps {
  /** Undefined for a new team. */
  team: Team | undefined;
  onClose: () => void;
}

/** Adds a team, or changes its name, its remotes and its members. The input stays if the server rejects it. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const { data: teams = [], refetch } = useAdminTeamsQuery();
  const [add] = useAdminAddTeamMutation();
  const [change] = useAdminChangeTeamMutation();
  /** The team that the draft is based on; another administrator may have changed it since. */
  const [seen, setSeen] = useState(team);
  const close = useWhileOpen(onClose);
  const form = useForm<TeamDraft, Team>({
    initial: toDraft(team),
    validate: validateTeam,
    validatesBlank: false,
    save: (draft) => {
      const body = toFields(draft);
      return seen ? change({ id: seen.id, body: { ...body, revision: seen.revision } }) : add({ body });
    },
    onRejected: takeTheirs,
    onSaved(saved) {
      notifySuccess(team ? `${saved.name} was changed.` : `${saved.name} was added.`);
      close();
    },
  });

  /** If another administrator saved first, rebases the draft on the current team. @returns whether it did */
  async function takeTheirs(error: ApiError): Promise<boolean> {
    if (!seen || error.data?.error.code !== 'team_changed') return false;
    const now = (await refetch()).data?.find(({ id }) => id === seen.id);
    if (!now || now.revision === seen.revision) return false;
    form.replace((draft) => rebased(draft, toDraft(seen), toDraft(now)));
    setSeen(now);
    return true;
  }

  const ownerOf = (remote: RemoteName) => teams.find(({ id, remotes }) => id !== team?.id && remotes.includes(remote));
  const choices = remoteNames.map((remote) => {
    const owner = ownerOf(remote);
    return {
      value: remote,
      label: nameRemotes([remote]),
      hint: owner && `Belongs to ${owner.name}.`,
      isDisabled: Boolean(owner),
    };
  });

  return (
    <FormDialog
      title={team ? `Change ${team.name}` : 'Add Team'}
      description="Its remotes can then be released only with a token of this team."
      form={form}
      isChanged={differ(toDraft(seen), form.draft)}
      submitLabel={team ? 'Save Changes' : 'Add Team'}
      onClose={onClose}
    >
      {seen !== team && (
        <Notice tone="attention">
          Somebody else has changed this team meanwhile. Here is what they changed, with your changes. Save it if it is
          right.
        </Notice>
      )}
      <Field label="Name" required error={form.errors.name}>
        <TextInput {...form.input('name')} autoFocus autoComplete="off" maxLength={limits.name} />
      </Field>
      <CheckboxGroup
        label="Remotes"
        choices={choices}
        chosen={form.draft.remotes}
        error={form.errors.remotes}
        onChange={(remotes) => form.change({ remotes })}
      />
      <Field
        label="Its own areas"
        error={form.errors.areas}
        hint="Names of areas that are not built in, such as loyalty, separated by spaces."
      >
        <TextInput {...form.input('areas')} autoComplete="off" spellCheck={false} />
      </Field>
      <MembersField members={form.draft.members} onChange={(members) => form.change({ members })} />
    </FormDialog>
  );
}
