import { Skeleton, styled, TableSkeleton, usePhone } from '@plaza/ui';

/** A table of the catalogue while it loads; on phones its cards, below the choice of their order. */
export function CatalogueSkeleton({ rows, columns }: { rows: number; columns: number }) {
  const isPhone = usePhone();
  return (
    <div>
      {isPhone && (
        <Order>
          <Skeleton height="100%" />
        </Order>
      )}
      <TableSkeleton rows={rows} columns={columns} cardLines={0} />
    </div>
  );
}

/** As high as a select. */
const Order = styled.div`
  height: 36px;
  margin-bottom: ${({ theme }) => theme.space[8]};
  ${({ theme }) => theme.media.touch} { height: 44px; }
`;
