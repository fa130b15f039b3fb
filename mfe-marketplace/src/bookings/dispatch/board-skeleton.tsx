import { Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Placeholders of the rows while they load. */
export const BoardSkeleton = () => (
  <Board role="status">
    <VisuallyHidden>Loading the dispatch board</VisuallyHidden>
    <Skeleton height="200px" />
    <Stack gap={8}>
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height="48px" />
      ))}
    </Stack>
  </Board>
);

/** As the board: the unassigned beside the rows, on phones above them. */
const Board = styled.div`
  display: grid;
  grid-template-columns: 220px minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { grid-template-columns: minmax(0, 1fr); }
`;
