import type { AdminUser } from '@plaza/contracts/identity/user-administration';
import { Button, Dialog, Field, FormAlert, Stack, TextInput } from '@plaza/ui';
import { fullName } from '../../names/full-name';
import { isSelf, type UserManager } from '../access/user-manager';
import { CompanyField } from '../fields/company-field';
import { ContractorField } from '../fields/contractor-field';
import { NameFields } from '../fields/name-fields';
import { RoleField } from '../fields/role-field';
import { AccountSwitches } from './account-switches';
import { ConflictNotice } from './conflict-notice';
import { useEditUser } from './use-edit-user';

interface EditUserDialogProps {
  manager: UserManager;
  user: AdminUser;
  onClose: () => void;
}

/** Edits a user. Only changed fields are sent, and concurrent changes by others are never lost without a choice. */
export function EditUserDialog({ manager, user: opened, onClose }: EditUserDialogProps) {
  const form = useEditUser({ manager, opened, onClose });
  const { user, conflict, ref, draft, errors, alert, isSaving, change, submit } = form;
  const self = isSelf(manager, user);

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
          manager={manager}
          value={draft.role}
          locked={self ? 'You cannot change your own role.' : undefined}
          error={errors.role}
          onChange={(role) => change({ role })}
        />
        {draft.role === 'contractor_employee' && !manager.contractorId && !self && (
          <ContractorField
            value={draft.contractorId}
            error={errors.contractorId}
            onChange={(contractorId) => change({ contractorId })}
          />
        )}
        <CompanyField
          manager={manager}
          value={draft.companyName}
          error={errors.companyName}
          onChange={(companyName) => change({ companyName })}
        />
        {!self && <AccountSwitches manager={manager} user={user} draft={draft} onChange={change} />}
      </Stack>
    </Dialog>
  );
}
