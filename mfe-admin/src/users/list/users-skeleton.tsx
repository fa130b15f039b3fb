import { limits } from '@plaza/contracts/limits';
import { CardSkeleton, Stack, styled, TableSkeleton } from '@plaza/ui';

/** The shape of the list before it comes: a table, and cards on a phone. */
export const UsersSkeleton = () => (
  <>
    <Wide>
      <TableSkeleton rows={limits.adminPageSize} columns={7} />
    </Wide>
    <Narrow>
      <Stack gap={8}>
        <CardSkeleton lines={6} />
        <CardSkeleton lines={6} />
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
