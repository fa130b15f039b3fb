import { limits } from '@plaza/contracts/limits';
import { isBuiltInRemote, type RemoteName, remoteNames } from '@plaza/contracts/permission-graph';
import type { Team } from '@plaza/contracts/registry/teams';
import { Field, FormDialog, TextInput } from '@plaza/ui';
import { useForm, useWhileOpen } from '@plaza/web-kit';
import { useState } from 'react';
import { Choices } from '../../../choices';
import { notifySuccess } from '../../../notify';
import { nameRemotes } from '../../../tab-permissions/labels/permission-labels';
import { useAdminAddTeamMutation, useAdminChangeTeamMutation, useAdminTeamsQuery } from '../teams-api';
import { MembersField } from './members-field';

interface Draft {
  readonly name: string;
  /** Those of them that are built in. */
  readonly remotes: readonly RemoteName[];
  /** The others, as they are typed: words with blanks between. */
  readonly areas: string;
  readonly members: readonly string[];
}

const wordsIn = (typed: string) => typed.split(/[\s,]+/).filter(Boolean);

function validateTeam(name: keyof Draft, draft: Draft): string | undefined {
  if (name === 'name' && draft.name.trim() === '') return 'Please name the team.';
  const isWord = (text: string) => /^[a-z][a-z0-9]+$/.test(text);
  if (name !== 'areas' || wordsIn(draft.areas).every(isWord)) return undefined;
  return 'Use words of lower-case letters and digits, such as loyalty.';
}

const toDraft = (team: Team | undefined): Draft => ({
  name: team?.name ?? '',
  remotes: team?.remotes.filter(isBuiltInRemote) ?? [],
  areas: team?.remotes.filter((remote) => !isBuiltInRemote(remote)).join(' ') ?? '',
  members: team?.members ?? [],
});

/** Whether two drafts differ; members are added and removed by buttons, which no field shows. */
const differ = (one: Draft, other: Draft): boolean => JSON.stringify(one) !== JSON.stringify(other);

interface EditTeamDialogProps {
  /** Undefined for a new one. */
  team: Team | undefined;
  onClose: () => void;
}

/** Makes a team, or changes its name, its remotes and its members. What was typed stays when the server refuses it. */
export function EditTeamDialog({ team, onClose }: EditTeamDialogProps) {
  const { data: teams = [] } = useAdminTeamsQuery();
  const [add] = useAdminAddTeamMutation();
  const [change] = useAdminChangeTeamMutation();
  const [opened] = useState(() => toDraft(team));
  const close = useWhileOpen(onClose);
  const form = useForm<Draft, Team>({
    initial: opened,
    validate: validateTeam,
    validatesBlank: false,
    save: ({ name, remotes, areas, members }) => {
      const body = { name: name.trim(), remotes: [...remotes, ...wordsIn(areas)], members: [...members] };
      return team ? change({ id: team.id, body: { ...body, revision: team.revision } }) : add({ body });
    },
    onSaved(saved) {
      notifySuccess(team ? `${saved.name} was changed.` : `${saved.name} was added.`);
      close();
    },
  });
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
      isChanged={differ(opened, form.draft)}
      submitLabel={team ? 'Save Changes' : 'Add Team'}
      onClose={onClose}
    >
      <Field label="Name" required error={form.errors.name}>
        <TextInput {...form.input('name')} autoFocus autoComplete="off" maxLength={limits.name} />
      </Field>
      <Choices
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
