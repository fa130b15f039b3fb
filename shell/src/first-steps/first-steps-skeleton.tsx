import { CardSurface, Skeleton, styled } from '@plaza/ui';

/** As high as the steps that come, so that the tab below them stays where it is. */
export const FirstStepsSkeleton = () => (
  <Shape aria-hidden>
    <Skeleton width="180px" height="16px" />
  </Shape>
);

const Shape = styled(CardSurface)`
  height: 126px;
  margin-bottom: ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[16]};
  ${({ theme }) => theme.media.phone} { height: 278px; }
`;
