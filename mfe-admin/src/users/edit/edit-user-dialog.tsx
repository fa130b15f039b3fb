import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { Button, Dialog, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { fullName } from '../../full-name';
import { type Caller, isSelf } from '../access/caller';
import { CompanyField } from '../fields/company-field';
import { ContractorField } from '../fields/contractor-field';
import { NameFields } from '../fields/name-fields';
import { RoleField } from '../fields/role-field';
import { AccountSwitches } from './account-switches';
import { ConflictNotice } from './conflict-notice';
import { useEditUser } from './use-edit-user';

interface EditUserDialogProps {
  caller: Caller;
  user: AdminUser;
  onClose: () => void;
}

/** Changes a user; only what was changed is sent, and nothing of somebody else's is lost without a choice. */
export function EditUserDialog({ caller, user: opened, onClose }: EditUserDialogProps) {
  const form = useEditUser({ caller, opened, onClose });
  const { user, conflict, ref, draft, errors, alert, isSaving, change, submit } = form;
  const self = isSelf(caller, user);

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Edit User"
      description={fullName(user)}
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSaving} disabled={conflict !== undefined}>
            Save Changes
          </Button>
        </>
      }
    >
      <Stack ref={ref} key={user.updatedAt}>
        {conflict && (
          <ConflictNotice
            name={fullName(user)}
            changes={conflict}
            loading={form.isLoading}
            saving={isSaving}
            onLoadTheirs={form.loadTheirs}
            onSaveMine={() => void submit()}
          />
        )}
        <FormAlert>{alert}</FormAlert>
        <Field label="Email" hint="The email cannot be changed here.">
          <TextInput readOnly type="email" value={user.email} />
        </Field>
        <NameFields first names={draft} errors={errors} onChange={change} />
        <RoleField
          caller={caller}
          value={draft.role}
          locked={self ? 'You cannot change your own role.' : undefined}
          error={errors.role}
          onChange={(role) => change({ role })}
        />
        {draft.role === 'contractor_employee' && !caller.contractorId && !self && (
          <ContractorField
            value={draft.contractorId}
            error={errors.contractorId}
            onChange={(contractorId) => change({ contractorId })}
          />
        )}
        <CompanyField
          caller={caller}
          value={draft.companyName}
          error={errors.companyName}
          onChange={(companyName) => change({ companyName })}
        />
        {!self && <AccountSwitches caller={caller} user={user} draft={draft} onChange={change} />}
      </Stack>
    </Dialog>
  );
}
