import { Skeleton, Stack, styled } from '@plaza/ui';
import { delayedAppearance } from '../remotes/frames/delayed-appearance';
import { TabSkeleton } from '../remotes/frames/tab-skeleton';

/** The placeholder of the dashboard until the tabs have loaded. */
export function LoadingTabs() {
  return (
    <Frame>
      <Late gap={24}>
        <Quiet role="status">Loading tabs...</Quiet>
        <Rail aria-hidden>
          {['72%', '56%', '84%', '64%', '60%', '50%'].map((width) => (
            <Skeleton key={width} width={width} />
          ))}
        </Rail>
      </Late>
      <TabSkeleton quiet />
    </Frame>
  );
}

const Late = styled(Stack)`${delayedAppearance}`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[24]};
  ${({ theme }) => theme.media.desktop} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space[32]};
  }
`;

const Quiet = styled.p`
  padding-inline: ${({ theme }) => theme.space[12]};
  color: ${({ theme }) => theme.color.muted};
`;

const Rail = styled.div`
  display: none;
  gap: ${({ theme }) => theme.space[24]};
  padding-inline: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.desktop} {
    display: grid;
  }
`;
