import type { Profile } from '@plaza/contracts/identity/profile';
import { Button, Card, FormAlert, Row, Stack, styled } from '@plaza/ui';
import { keepFocus } from '../../forms/keep-focus';
import { AddressFields } from './address-fields';
import { CompanyFields } from './company-fields';
import { PersonalFields } from './personal-fields';
import { useDetailsForm } from './use-details-form';

/** All fields of the profile that can be edited here; the input stays if the server rejects it or the user leaves. */
export function DetailsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { form, close, isBusy, isNewEmail, dialog } = useDetailsForm(profile, onClose);
  return (
    <>
      <Form
        ref={form.ref}
        noValidate
        tabIndex={-1}
        aria-label="Edit profile"
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack>
          <Card title="Personal details">
            <PersonalFields form={form} isNewEmail={isNewEmail} />
          </Card>
          <Card title="Address">
            <AddressFields form={form} />
          </Card>
          {profile.role === 'contractor' && (
            <Card title="Company">
              <CompanyFields form={form} />
            </Card>
          )}
          <FormAlert>{form.alert}</FormAlert>
          <Row justify="flex-end">
            <Button onMouseDown={keepFocus} onClick={close}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" loading={isBusy} onMouseDown={keepFocus}>
              Save
            </Button>
          </Row>
        </Stack>
      </Form>
      {dialog}
    </>
  );
}

const Form = styled.form`
  &:focus { outline: none; }
`;
