import { CardSurface, Skeleton, styled } from '@plaza/ui';

/** As high as the steps, so that the tab below does not shift. */
export const FirstStepsSkeleton = () => (
  <Shape aria-hidden>
    <Skeleton width="180px" height="16px" />
  </Shape>
);

/** From this width on, all steps fit side by side. */
export const oneLineFrom = '1200px';

const Shape = styled(CardSurface)`
  height: 262px;
  margin-bottom: ${({ theme }) => theme.space[24]};
  padding: ${({ theme }) => theme.space[16]};
  @media (min-width: ${oneLineFrom}) { height: 126px; }
  ${({ theme }) => theme.media.phone} { height: 278px; }
`;
