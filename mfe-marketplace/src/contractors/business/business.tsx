import { CardSurface, Stack } from '@plaza/ui';
import { useUser } from '@plaza/web-kit';
import { LoadError } from '../../notices/load-error';
import { useMarketplaceProfileQuery } from '../contractor-profile-api';
import { BusinessForm } from './business-form';
import { BusinessSkeleton } from './business-skeleton';
import { MyServices } from './my-services';
import { TrackRecord } from './track-record';

/** The profile and services of the signed-in contractor. */
export default function Business() {
  const user = useUser();
  return user && <BusinessOf contractorId={user.id} />;
}

function BusinessOf({ contractorId }: { contractorId: string }) {
  const {
    data: profile,
    error,
    isFetching,
    refetch,
  } = useMarketplaceProfileQuery({ id: contractorId }, { refetchOnMountOrArgChange: true });
  if (error && !profile) {
    return (
      <CardSurface>
        <LoadError title="Failed to load your business" error={error} loading={isFetching} onRetry={refetch} />
      </CardSurface>
    );
  }
  if (!profile) return <BusinessSkeleton />;
  return (
    <Stack gap={24}>
      <TrackRecord profile={profile} />
      <BusinessForm profile={profile} />
      <MyServices contractorId={contractorId} />
    </Stack>
  );
}
