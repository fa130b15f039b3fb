import { ButtonSkeleton, Card, Skeleton, Stack, styled, TextSkeleton, VisuallyHidden } from '@plaza/ui';
import { Head } from './details-view';
import { FactPlaces, MainAddressPlace, MorePlace } from './facts-skeleton';

/** The placeholder of the header and the facts that most users have. */
export function DetailsSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Head>
        <Skeleton width="56px" height="56px" round />
        <div>
          <TextSkeleton width="140px" />
          <TextSkeleton width="180px" />
        </div>
        <Standing>
          <Skeleton width="74px" height="20px" />
          <Skeleton width="150px" height="12px" />
        </Standing>
        <ButtonSkeleton width="78px" />
      </Head>
      <Card title="Personal details">
        <FactPlaces names={['first', 'last', 'email', 'phone', 'birth', 'family']} />
        <MorePlace />
      </Card>
      <Card title="Address">
        <MainAddressPlace />
      </Card>
    </Stack>
  );
}

/** As high as a badge next to a date. */
const Standing = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 22px;
`;
