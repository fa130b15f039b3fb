import type { ContractorProfile, BusinessFields as Fields } from '@plaza/contracts/marketplace/contractors';
import { AlertIcon, Button, FormAlert, Row, Stack, styled } from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useForm } from '../../forms/use-form';
import { useMarketplaceChangeProfileMutation } from '../profile/profile-api';
import { losesVerification, toChanges, toDraft, validateField } from './business-draft';
import { BusinessFields } from './business-fields';
import { WorkingHoursEditor } from './working-hours/working-hours-editor';

const verifiedHint = 'Changing it asks for verification anew.';

/** What a contractor says of their business; what was typed stays when the server says no. */
export function BusinessForm({ profile }: { profile: ContractorProfile }) {
  const [changeProfile] = useMarketplaceChangeProfileMutation();
  const { form, draft, faults, refusal, isSaving, change, leave, submit } = useForm({
    initial: toDraft(profile),
    faultIn: validateField,
    save: (typed: Fields) => changeProfile({ id: profile.id, body: toChanges(typed, profile) }),
    onSaved(saved: ContractorProfile) {
      change(toDraft(saved));
      toast({ title: 'Business saved', variant: 'success' });
    },
  });
  const changes = toChanges(draft, profile);
  const isChanged = Object.keys(changes).length > 0;
  return (
    <form
      noValidate
      aria-label="My business"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack ref={form}>
        <BusinessFields
          draft={draft}
          faults={faults}
          hint={profile.isVerified ? verifiedHint : undefined}
          change={change}
          leave={leave}
        />
        <WorkingHoursEditor
          hours={draft.workingHours}
          fault={faults.workingHours}
          onChange={(workingHours) => change({ workingHours })}
        />
        <div role="status">
          {losesVerification(changes, profile) && (
            <Warning>
              <AlertIcon />
              Saving another licence or insurance takes your verification back until an administrator has checked it
              anew.
            </Warning>
          )}
        </div>
        <FormAlert>{refusal}</FormAlert>
        <Row justify="flex-end">
          <Button disabled={!isChanged || isSaving} onClick={() => change(toDraft(profile))}>
            Undo changes
          </Button>
          <Button type="submit" variant="primary" loading={isSaving} disabled={!isChanged}>
            Save
          </Button>
        </Row>
      </Stack>
    </form>
  );
}

const Warning = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space[8]};
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
  > svg { flex: none; margin-top: 3px; }
`;
