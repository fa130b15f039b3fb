import { ButtonSkeleton, Card, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';
import { Head } from './details-view';
import { Facts } from './facts';

/** Who one is, to come: the head, and the facts of most people. */
export function DetailsSkeleton() {
  return (
    <Stack role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Head>
        <Who>
          <Skeleton width="56px" height="56px" round />
          <Stack gap={8}>
            <Skeleton width="140px" height="16px" />
            <Skeleton width="180px" height="12px" />
            <Skeleton width="120px" height="20px" />
          </Stack>
        </Who>
        <ButtonSkeleton width="84px" />
      </Head>
      <Card title="Personal details">
        <FactPlaces names={['first', 'last', 'email', 'phone', 'birth', 'family']} />
      </Card>
      <Card title="Address">
        <FactPlaces names={['address']} />
      </Card>
    </Stack>
  );
}

const FactPlaces = ({ names }: { names: readonly string[] }) => (
  <Facts as="div">
    {names.map((name) => (
      <Pair key={name}>
        <Skeleton width="72px" height="12px" />
        <Skeleton width="70%" />
      </Pair>
    ))}
  </Facts>
);

const Who = styled.div`
  display: flex;
  flex: 1;
  gap: ${({ theme }) => theme.space[16]};
  > :last-child { flex: 1; }
`;

/** As high as a name and its value. */
const Pair = styled.div`
  display: grid;
  align-content: space-evenly;
  height: 43px;
`;
