import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/**
 * Skeletons of rows in a list: a name, a line, a badge.
 * @param hasFaces whether each has an avatar
 */
export function ListSkeleton({ label, hasFaces = false }: { label: string; hasFaces?: boolean }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys.map((key) => (
        <Row key={key}>
          {hasFaces && <Skeleton width="40px" height="40px" round />}
          <Lines>
            <Ends>
              <Skeleton width="45%" />
              {hasFaces && <Skeleton width="72px" height="12px" />}
            </Ends>
            <Skeleton width="85%" height="12px" />
            <Skeleton width="76px" height="22px" />
          </Lines>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  overflow: hidden;
`;

/** As high as a row of ConversationRow and TicketList. */
const Row = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space[12]};
  height: 96px;
  padding: ${({ theme }) => theme.space[12]};
  &:not(:nth-of-type(1)) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const Lines = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  padding-top: 3px;
`;

const Ends = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
