import { limits } from '@plaza/contracts/limits';
import { CardSurface, Skeleton, Stack, styled, TableSkeleton, VisuallyHidden } from '@plaza/ui';

const keys = Array.from({ length: limits.adminPageSize }, (_, index) => `person-${index}`);

/** The shape of the list before it comes: a table, and cards on a phone. */
export const UsersSkeleton = () => (
  <>
    <Wide>
      <TableSkeleton rows={limits.adminPageSize} columns={7} />
    </Wide>
    <Narrow>
      <Stack gap={8} role="status">
        <VisuallyHidden>Loading</VisuallyHidden>
        {keys.map((key) => (
          <Person key={key}>
            <Skeleton width="32px" height="32px" />
            <Stack gap={8}>
              <Skeleton width="50%" />
              <Skeleton width="70%" height="12px" />
            </Stack>
          </Person>
        ))}
      </Stack>
    </Narrow>
  </>
);

const Wide = styled.div`
  ${({ theme }) => theme.media.phone} { display: none; }
`;

const Narrow = styled.div`
  display: none;
  ${({ theme }) => theme.media.phone} { display: block; }
`;

const Person = styled(CardSurface)`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 60px;
  padding-inline: ${({ theme }) => theme.space[16]};
`;
