import type { Contractor, ContractorProfile } from '@plaza/contracts/marketplace/contractors';
import { Button, Day, Dialog, FormAlert, Retry, Stack, styled, TextSkeleton, VisuallyHidden } from '@plaza/ui';
import { serverMessage, toast, useWhileOpen } from '@plaza/web-kit';
import { Fragment, useEffect, useEffectEvent, useState } from 'react';
import { useMarketplaceProfileQuery, useMarketplaceVerifyMutation } from '../contractor-profile-api';

/** Shows license and insurance to an administrator, who then verifies them or revokes the verification. */
export function VerificationDialog({ contractor, onClose }: { contractor: Contractor; onClose: () => void }) {
  const { id, name } = contractor;
  // Always fetched: the administrator must read what they verify.
  const profile = useMarketplaceProfileQuery({ id }, { refetchOnMountOrArgChange: true });
  const [verify, { isLoading }] = useMarketplaceVerifyMutation();
  const [alert, setAlert] = useState<string>();
  const close = useWhileOpen(onClose);
  const loaded = profile.isFetching ? undefined : profile.data;
  // Decided once: after a lost answer the profile may already be as intended, and the opposite must not be sent.
  const [intended, setIntended] = useState<boolean>();
  if (loaded && intended === undefined) setIntended(!loaded.isVerified);
  const isVerifying = intended ?? !contractor.verified;
  const isDone = loaded !== undefined && loaded.isVerified === intended;

  function finish() {
    toast({ title: isVerifying ? `${name} is verified` : `${name} is no longer verified` });
    close();
  }
  const handleDone = useEffectEvent(finish);
  useEffect(() => {
    if (isDone) handleDone();
  }, [isDone]);

  async function handleSubmit() {
    if (!loaded || isLoading) return;
    const { businessLicense, insuranceInfo } = loaded;
    const body = { isVerified: isVerifying, seen: { businessLicense, insuranceInfo } };
    const { error } = await verify({ id, body });
    if (error) setAlert(serverMessage(error, 'Network error. Please try again.'));
    else finish();
  }

  return (
    <Dialog
      open
      size="sm"
      onOpenChange={onClose}
      onSubmit={() => void handleSubmit()}
      title={isVerifying ? `Verify ${name}` : `Take Verification Back from ${name}`}
      description="Licence and insurance, as the contractor states them."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={isVerifying ? 'primary' : 'danger'} loading={isLoading} disabled={!loaded}>
            {isVerifying ? 'Verify' : 'Take Verification Back'}
          </Button>
        </>
      }
    >
      <Stack>
        <FormAlert>{alert}</FormAlert>
        {profile.error && !profile.isFetching ? (
          <Retry
            title="Failed to load the profile"
            error={new Error(serverMessage(profile.error, 'Check your connection and try again in a moment.'))}
            onRetry={profile.refetch}
          />
        ) : (
          <ProfileFacts profile={loaded} />
        )}
      </Stack>
    </Dialog>
  );
}

function ProfileFacts({ profile }: { profile: ContractorProfile | undefined }) {
  if (!profile) return <FactsSkeleton />;
  return (
    <Facts>
      <dt>Business</dt>
      <dd>{profile.businessName}</dd>
      <dt>Licence</dt>
      <dd>{profile.businessLicense || 'None given'}</dd>
      <dt>Insurance</dt>
      <dd>{profile.insuranceInfo || 'None given'}</dd>
      {profile.verificationDate && (
        <>
          <dt>Verified on</dt>
          <dd>
            <Day at={profile.verificationDate} />
          </dd>
        </>
      )}
    </Facts>
  );
}

const names = ['business', 'license', 'insurance'];

const FactsSkeleton = () => (
  <div role="status">
    <VisuallyHidden>Loading the profile</VisuallyHidden>
    <Facts as="div">
      {names.map((name) => (
        <Fragment key={name}>
          <TextSkeleton width="72px" />
          <TextSkeleton width="60%" />
        </Fragment>
      ))}
    </Facts>
  </div>
);

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 110px minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[8]};
  dt { color: ${({ theme }) => theme.color.muted}; }
  dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
`;
