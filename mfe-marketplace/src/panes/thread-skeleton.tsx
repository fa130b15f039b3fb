import { Skeleton, styled, VisuallyHidden } from '@plaza/ui';

const bubbles = [
  { id: 'first', width: '45%' },
  { id: 'second', width: '60%' },
  { id: 'third', width: '35%' },
  { id: 'fourth', width: '50%' },
];

/** Skeletons of messages. */
export function ThreadSkeleton() {
  return (
    <Root role="status">
      <VisuallyHidden>Loading messages</VisuallyHidden>
      {bubbles.map(({ id, width }) => (
        <Skeleton key={id} width={width} height="44px" />
      ))}
    </Root>
  );
}

const Root = styled.div`
  flex: 1;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
  > :nth-child(odd) { align-self: flex-end; }
`;
