import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, PasswordInput, Stack, Switch, TextInput } from '@plaza/ui';
import { useState } from 'react';
import { CompanyField } from '../fields/company-field';
import { ContractorField } from '../fields/contractor-field';
import { allRequired, areThere, type Faults, serverFaults } from '../fields/faults';
import { NameFields } from '../fields/name-fields';
import { RoleField } from '../fields/role-field';
import { useFirstFault } from '../fields/use-first-fault';
import type { Manager } from '../manager';
import { blankDraft, blanks, faultsIn, type NewUserDraft } from './new-user-draft';
import { useAddUser } from './use-add-user';

/** Adds a person, verified. What was typed stays when the server refuses it. */
export function AddUserDialog({ manager, onClose }: { manager: Manager; onClose: () => void }) {
  const [draft, setDraft] = useState(() => blankDraft(manager));
  const [faults, setFaults] = useState<Faults>({});
  const [alert, setAlert] = useState<string>();
  const { addUser, isAdding, company } = useAddUser(manager);
  const { form, focusFirstFault } = useFirstFault();

  function change(entries: Partial<NewUserDraft>) {
    setDraft((before) => ({ ...before, ...entries }));
    setFaults((before) => ({
      ...before,
      ...Object.fromEntries(Object.keys(entries).map((field) => [field, undefined])),
    }));
    setAlert(undefined);
  }

  const handleLeave = (field: 'email' | 'password') =>
    setFaults((before) => ({ ...before, [field]: faultsIn(draft)[field] ?? before[field] }));

  function refuse(found: Faults, sentence?: string) {
    setFaults(found);
    setAlert(sentence);
    focusFirstFault();
  }

  async function handleSubmit() {
    if (isAdding) return;
    if (areThere(blanks(draft))) return refuse({ ...faultsIn(draft), ...blanks(draft) }, allRequired);
    if (areThere(faultsIn(draft))) return refuse(faultsIn(draft));
    const error = await addUser(draft);
    if (error) refuse(serverFaults(error));
    else onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add User"
      description="They can sign in at once; their email counts as verified."
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isAdding}>
            Add User
          </Button>
        </>
      }
    >
      <Stack ref={form}>
        <FormAlert>{alert}</FormAlert>
        <Field label="Email" required error={faults.email}>
          <TextInput
            type="email"
            autoComplete="off"
            maxLength={limits.email}
            value={draft.email}
            onChange={(event) => change({ email: event.target.value })}
            onBlur={() => handleLeave('email')}
          />
        </Field>
        <Field label="Password" required error={faults.password} hint={`At least ${limits.passwordMin} characters.`}>
          <PasswordInput
            autoComplete="new-password"
            maxLength={limits.password}
            value={draft.password}
            onChange={(event) => change({ password: event.target.value })}
            onBlur={() => handleLeave('password')}
          />
        </Field>
        <NameFields names={draft} faults={faults} onChange={change} />
        <RoleField
          manager={manager}
          value={draft.role}
          locked={manager.contractorId && 'Whom you add becomes your employee.'}
          faults={faults}
          onChange={(role) => change({ role })}
        />
        {draft.role === 'contractor_employee' && !manager.contractorId && (
          <ContractorField
            value={draft.contractorId}
            faults={faults}
            onChange={(contractorId) => change({ contractorId })}
          />
        )}
        <CompanyField
          manager={manager}
          value={manager.contractorId ? (company ?? '') : draft.companyName}
          faults={faults}
          onChange={(companyName) => change({ companyName })}
        />
        <Switch
          label="Must change password at first sign-in"
          checked={draft.mustChangePassword}
          onCheckedChange={(mustChangePassword) => change({ mustChangePassword })}
        />
      </Stack>
    </Dialog>
  );
}
