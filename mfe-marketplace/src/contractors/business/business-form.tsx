import type { ContractorProfile, BusinessFields as Fields } from '@plaza/contracts/marketplace/contractors';
import { AlertIcon, Button, FormAlert, Row, Stack, styled } from '@plaza/ui';
import { toast, useKeptForm } from '@plaza/web-kit';
import { useState } from 'react';
import { changesBetween } from '../../editing/changes';
import { useMarketplaceChangeProfileMutation } from '../contractor-profile-api';
import { losesVerification, toChanges, toDraft, validateField } from './business-draft';
import { BusinessFields } from './business-fields';
import { WorkingHoursEditor } from './working-hours/working-hours-editor';

const verifiedHint = 'Changing it asks for verification anew.';

/** The form of a contractor's business and working hours. */
export function BusinessForm({ profile }: { profile: ContractorProfile }) {
  const [changeProfile] = useMarketplaceChangeProfileMutation();
  const form = useKeptForm<Fields, ContractorProfile>({
    name: 'marketplace/business',
    initial: toDraft(profile),
    validate: validateField,
    save: (typed) => changeProfile({ id: profile.id, body: toChanges(typed, profile) }),
    onSaved(saved) {
      form.discard();
      // Keeps the input that was typed while saving.
      form.replace((now) => ({ ...toDraft(saved), ...changesBetween(form.draft, now) }));
      toast({ title: 'Business saved', variant: 'success' });
    },
  });
  const [basis, setBasis] = useState(profile);
  if (profile !== basis) {
    // Keeps typed input; all other fields follow the profile.
    setBasis(profile);
    form.change({ ...toDraft(profile), ...toChanges(form.draft, basis) });
  }
  const { draft, errors, alert, isSaving, change, submit } = form;
  const changes = toChanges(draft, profile);
  const isChanged = Object.keys(changes).length > 0;
  return (
    <form
      noValidate
      aria-label="My Business"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack ref={form.ref}>
        <BusinessFields form={form} hint={profile.isVerified ? verifiedHint : undefined} />
        <WorkingHoursEditor
          hours={draft.workingHours}
          error={errors.workingHours}
          onChange={(workingHours) => change({ workingHours })}
        />
        <Notice role="status">
          {losesVerification(changes, profile) && (
            <Warning>
              <AlertIcon />
              Saving another licence or insurance takes your verification back until an administrator has checked it
              anew.
            </Warning>
          )}
        </Notice>
        <FormAlert>{alert}</FormAlert>
        <Row justify="flex-end">
          <Button unavailable={!isChanged || isSaving} onClick={() => form.replace(toDraft(profile))}>
            Undo Changes
          </Button>
          <Button type="submit" variant="primary" loading={isSaving} unavailable={!isChanged}>
            Save
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

/** Takes no space while it is empty. */
const Notice = styled.div`
  &:empty { position: absolute; }
`;

const Warning = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > svg { flex: none; margin-top: 3px; }
`;
