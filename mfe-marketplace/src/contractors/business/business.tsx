import { CardSkeleton, CardSurface, Retry, Stack } from '@plaza/ui';
import { serverMessage, useUser } from '@plaza/web-kit';
import { useMarketplaceProfileQuery } from '../profile/profile-api';
import { BusinessForm } from './business-form';
import { MyServices } from './my-services';
import { TrackRecord } from './track-record';

/** The profile and services of the signed-in contractor. */
export default function Business() {
  const user = useUser();
  return user && <BusinessOf contractorId={user.id} />;
}

function BusinessOf({ contractorId }: { contractorId: string }) {
  const { data: profile, error, isFetching, refetch } = useMarketplaceProfileQuery({ id: contractorId });
  if (error && !profile) {
    const reason = new Error(serverMessage(error, 'Check your connection and try again in a moment.'));
    return (
      <CardSurface>
        <Retry title="Failed to load your business" error={reason} loading={isFetching} onRetry={refetch} />
      </CardSurface>
    );
  }
  if (!profile) return <CardSkeleton lines={8} />;
  return (
    <Stack gap={24}>
      <TrackRecord profile={profile} />
      <BusinessForm profile={profile} />
      <MyServices contractorId={contractorId} />
    </Stack>
  );
}
