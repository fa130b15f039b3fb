import type { Profile } from '@plaza/contracts/identity/profile';
import { Button, Card, FormAlert, Row, Stack, styled } from '@plaza/ui';
import { useOwnerOnly } from '../../acting/use-owner-only';
import { keepFocus } from '../../forms/keep-focus';
import { EmailField, NameFields, PasswordFields } from './settings-fields';
import { useSettingsForm } from './use-settings-form';

/** The fields for first and last name, email, and a new password. */
export function SettingsForm({ profile }: { profile: Profile }) {
  const { form, undo, isBusy, dialog } = useSettingsForm(profile);
  const { attributes, note } = useOwnerOnly();
  return (
    <Card title="Personal information">
      <form
        ref={form.ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <NameFields form={form} />
          <EmailField form={form} attributes={attributes} />
          <Part>Password</Part>
          <PasswordFields form={form} attributes={attributes} />
          {note}
          <FormAlert>{form.alert}</FormAlert>
          <Row justify="flex-end">
            <Button disabled={!form.isUnsaved || isBusy} onMouseDown={keepFocus} onClick={undo}>
              Undo Changes
            </Button>
            <Button type="submit" variant="primary" loading={isBusy} onMouseDown={keepFocus}>
              Save Changes
            </Button>
          </Row>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}

const Part = styled.h3`
  padding-top: ${({ theme }) => theme.space[16]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
