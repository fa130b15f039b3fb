import { css, styled } from 'styled-components';
import { animations } from '../theme/animations';

interface SkeletonProps {
  width?: string;
  height?: string;
  /** For round content, such as an avatar. */
  round?: boolean;
}

/** A gray placeholder for content; lengths are CSS strings. Hidden from screen readers. */
export const Skeleton = ({ width = '100%', height = '14px', round = false }: SkeletonProps) => (
  <SkeletonShape aria-hidden $round={round} style={{ width, height }} />
);

interface ButtonSkeletonProps {
  width: string;
  /** As in `Button`. */
  size?: 'sm' | 'md';
}

/** The placeholder of a button: 28 or 36 px high, 44 px on touch screens. */
export const ButtonSkeleton = ({ width, size = 'md' }: ButtonSkeletonProps) => (
  <ButtonShape aria-hidden $size={size} style={{ width }} />
);

/** The placeholder of a line of text. `phoneLines`: the number of lines that it takes on phones. */
export const TextSkeleton = ({ width, phoneLines = 1 }: { width: string; phoneLines?: 1 | 2 }) => (
  <TextLine $phoneLines={phoneLines}>
    <Skeleton width={width} />
  </TextLine>
);

const shape = css`
  display: block;
  max-width: 100%;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.line};
  animation: ${animations.breathe} 1.6s ease-in-out infinite;
`;

const SkeletonShape = styled.span<{ $round: boolean }>`
  ${shape}
  ${({ $round }) => $round && css`flex: none; border-radius: 50%;`}
`;

const ButtonShape = styled.span<{ $size: 'sm' | 'md' }>`
  ${shape}
  flex: none;
  height: ${({ $size }) => ($size === 'sm' ? 28 : 36)}px;
  ${({ theme }) => theme.media.touch} { height: 44px; }
`;

const TextLine = styled.span<{ $phoneLines: number }>`
  display: flex;
  align-items: center;
  height: 21px;
  ${({ theme }) => theme.media.phone} { height: ${({ $phoneLines }) => 21 * $phoneLines}px; }
`;
