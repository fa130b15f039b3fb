import { limits } from '@plaza/contracts/limits';
import { Button, Dialog, Field, FormAlert, PasswordInput, Stack, Switch, TextInput } from '@plaza/ui';
import { mayVerifyEmail, type UserManager } from '../access/user-manager';
import { CompanyField } from '../fields/company-field';
import { ContractorField } from '../fields/contractor-field';
import { NameFields } from '../fields/name-fields';
import { RoleField } from '../fields/role-field';
import { useAddUser } from './use-add-user';

/** Adds a user, who is verified unless a contractor adds them. The draft is kept if the server refuses it. */
export function AddUserDialog({ manager, onClose }: { manager: UserManager; onClose: () => void }) {
  const { ref, draft, errors, alert, isSaving, input, change, submit, company } = useAddUser(manager, onClose);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add User"
      description={
        mayVerifyEmail(manager)
          ? 'They can sign in at once; their email counts as verified.'
          : 'They get an email with a link to verify their address. Then they can sign in.'
      }
      onSubmit={() => void submit()}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={isSaving}>
            Add User
          </Button>
        </>
      }
    >
      <Stack ref={ref}>
        <FormAlert>{alert}</FormAlert>
        <Field label="Email" required error={errors.email}>
          <TextInput {...input('email')} type="email" autoComplete="off" maxLength={limits.email} />
        </Field>
        <Field label="Password" required error={errors.password} hint={`At least ${limits.passwordMin} characters.`}>
          <PasswordInput {...input('password')} autoComplete="new-password" maxLength={limits.password} />
        </Field>
        <NameFields names={draft} errors={errors} onChange={change} />
        <RoleField
          manager={manager}
          value={draft.role}
          locked={manager.contractorId && 'Whom you add becomes your employee.'}
          error={errors.role}
          onChange={(role) => change({ role })}
        />
        {draft.role === 'contractor_employee' && !manager.contractorId && (
          <ContractorField
            value={draft.contractorId}
            error={errors.contractorId}
            onChange={(contractorId) => change({ contractorId })}
          />
        )}
        <CompanyField
          manager={manager}
          value={manager.contractorId ? (company ?? '') : draft.companyName}
          error={errors.companyName}
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
