import { limits } from '@plaza/contracts/limits';
import { type DeployVerb, deployVerbs } from '@plaza/contracts/registry/deploy-verbs';
import type { Team } from '@plaza/contracts/registry/teams';
import { Field, FormDialog, Select, TextInput } from '@plaza/ui';
import { useState } from 'react';
import { CheckboxGroup } from '../../../controls/checkbox-group';
import { useNameRemote } from '../../areas/use-name-remote';
import { MadeTokenDialog } from './made-token-dialog';
import { useMakeToken } from './use-make-token';

/**
 * What a token can allow. Not `pin`: a pin applies to a user's own browser, so older tokens that allow it have no
 * effect.
 */
type TokenVerb = Exclude<DeployVerb, 'pin'>;
const offered = deployVerbs.filter((verb): verb is TokenVerb => verb !== 'pin');

const verbs: Readonly<Record<TokenVerb, { readonly label: string; readonly hint: string }>> = {
  publish: { label: 'Publish', hint: 'Upload releases; nobody gets them yet.' },
  rollout: { label: 'Roll out', hint: 'Give a release to people.' },
  revert: { label: 'Revert', hint: 'Roll back to an earlier release.' },
};
const days = [
  { value: '30', label: '30 days' },
  { value: String(limits.tokenDaysByDefault), label: '90 days' },
  { value: '180', label: '180 days' },
  { value: String(limits.tokenDays), label: 'A year' },
];

/** Creates a token for a team and shows it once. */
export function MakeTokenDialog({ team, onClose }: { team: Team; onClose: () => void }) {
  const [token, setToken] = useState<string>();
  const form = useMakeToken(team, setToken);
  const nameRemote = useNameRemote();
  if (token !== undefined) return <MadeTokenDialog token={token} onClose={onClose} />;
  return (
    <FormDialog
      title={`Create a Token for ${team.name}`}
      description="A pipeline releases with it. It is shown once."
      form={form}
      submitLabel="Create Token"
      onClose={onClose}
    >
      <Field label="Name" required error={form.errors.name} hint="Where it is used, such as “pipeline”.">
        <TextInput {...form.input('name')} autoFocus autoComplete="off" maxLength={limits.tokenName} />
      </Field>
      <CheckboxGroup
        label="Remotes"
        choices={team.remotes.map((remote) => ({ value: remote, label: nameRemote(remote) }))}
        chosen={form.draft.remotes}
        error={form.errors.remotes}
        onChange={(remotes) => form.change({ remotes })}
      />
      <CheckboxGroup
        label="Allows"
        choices={offered.map((verb) => ({ value: verb, ...verbs[verb] }))}
        chosen={form.draft.verbs}
        error={form.errors.verbs}
        onChange={(chosen) => form.change({ verbs: chosen })}
      />
      <Field label="Expires after" error={form.errors.days}>
        <Select value={form.draft.days} onValueChange={(value) => form.change({ days: value })} options={days} />
      </Field>
    </FormDialog>
  );
}
