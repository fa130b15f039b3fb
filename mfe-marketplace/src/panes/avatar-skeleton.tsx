import { Skeleton, styled } from '@plaza/ui';

/** The place of an avatar while it loads. */
export const AvatarSkeleton = ({ size = 40 }: { size?: 24 | 32 | 40 }) => (
  <Round style={{ height: size }}>
    <Skeleton width={`${size}px`} height={`${size}px`} />
  </Round>
);

const Round = styled.span`
  flex: none;
  overflow: hidden;
  border-radius: 50%;
`;
