import { Skeleton, styled } from '@plaza/ui';
import { ThreadSkeleton } from '../../panes/thread-skeleton';

/** The skeleton of a whole conversation: participant, messages and composer. */
export const WholeThreadSkeleton = () => (
  <>
    <Head>
      <Skeleton width="32px" height="32px" round />
      <Skeleton width="128px" height="16px" />
      <Skeleton width="76px" height="22px" />
    </Head>
    <ThreadSkeleton />
    <Foot>
      <Skeleton height="36px" />
    </Foot>
  </>
);

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[12]};
  height: 61px;
  padding: 0 ${({ theme }) => theme.space[16]};
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

const Foot = styled.div`
  padding: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;
