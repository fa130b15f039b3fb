import type { AdminUser } from '@plaza/contracts/administration';
import { Button, Dialog, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { useState } from 'react';
import { CompanyField } from '../fields/company-field';
import { ContractorField } from '../fields/contractor-field';
import { allRequired, areThere, type Faults, serverFaults } from '../fields/faults';
import { NameFields } from '../fields/name-fields';
import { RoleField } from '../fields/role-field';
import { useFirstFault } from '../fields/use-first-fault';
import { isSelf, type Manager } from '../manager';
import { nameOf } from '../person-name';
import { AccountSwitches } from './account-switches';
import { ConflictNotice } from './conflict-notice';
import { useEditUser } from './use-edit-user';
import { blanks, changesIn, draftOf, type UserDraft } from './user-draft';

interface EditUserDialogProps {
  manager: Manager;
  person: AdminUser;
  onClose: () => void;
}

/** Changes a person; only what was changed is sent, and nothing of somebody else's is lost without a choice. */
export function EditUserDialog({ manager, person: opened, onClose }: EditUserDialogProps) {
  const { person, conflict, save, saving, loadTheirs, loading } = useEditUser({ manager, opened, onClose });
  const [draft, setDraft] = useState(() => draftOf(opened));
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string>();
  const { form, focusFirstFault } = useFirstFault();
  const self = isSelf(manager, person);

  function change(entries: Partial<UserDraft>) {
    setDraft((before) => ({ ...before, ...entries }));
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(entries).map((field) => [field, undefined])),
    }));
    setAlert(undefined);
  }

  function refuse(found: Faults, sentence?: string) {
    setFaults(found);
    setAlert(sentence);
    focusFirstFault();
  }

  async function trySaving(given?: { overwrite: boolean }) {
    if (saving) return;
    const blank = blanks(draft, manager);
    if (areThere(blank)) return refuse(blank, allRequired);
    const error = await save(changesIn(person, draft, manager), given);
    if (error) refuse(serverFaults(error));
  }

  async function handleLoadTheirs() {
    const theirs = await loadTheirs();
    if (theirs) setDraft(draftOf(theirs));
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit User"
      description={nameOf(person)}
      onSubmit={() => trySaving()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={saving} disabled={conflict !== undefined}>
            Save Changes
          </Button>
        </>
      }
    >
      <Stack ref={form}>
        {conflict && (
          <ConflictNotice
            name={nameOf(person)}
            changes={conflict}
            loading={loading}
            saving={saving}
            onLoadTheirs={handleLoadTheirs}
            onSaveMine={() => trySaving({ overwrite: true })}
          />
        )}
        <FormAlert>{alert}</FormAlert>
        <Field label="Email" hint="The email cannot be changed here.">
          <TextInput readOnly type="email" value={person.email} />
        </Field>
        <NameFields first names={draft} faults={faults} onChange={change} />
        <RoleField
          manager={manager}
          value={draft.role}
          locked={self ? 'You cannot change your own role.' : undefined}
          faults={faults}
          onChange={(role) => change({ role })}
        />
        {draft.role === 'contractor_employee' && !manager.contractorId && !self && (
          <ContractorField
            value={draft.contractorId}
            faults={faults}
            onChange={(contractorId) => change({ contractorId })}
          />
        )}
        <CompanyField
          manager={manager}
          value={draft.companyName}
          faults={faults}
          onChange={(companyName) => change({ companyName })}
        />
        {!self && <AccountSwitches manager={manager} person={person} draft={draft} onChange={change} />}
      </Stack>
    </Dialog>
  );
}
