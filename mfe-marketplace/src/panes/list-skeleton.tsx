import { Row, Skeleton, Stack, styled, VisuallyHidden } from '@plaza/ui';

const keys = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** Placeholders of the rows while they load. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Rows role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {keys.map((key) => (
        <Row key={key} gap={12} wrap={false}>
          <Skeleton width="40px" height="40px" />
          <Lines gap={8}>
            <Skeleton width="60%" />
            <Skeleton width="85%" height="12px" />
          </Lines>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled(Stack)`
  padding: ${({ theme }) => theme.space[16]};
`;

const Lines = styled(Stack)`
  flex: 1;
`;
