import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden';

/** A grey shape where something will stand; lengths are CSS strings. Hidden from screen readers. */
export function Skeleton({ width = '100%', height = '14px' }: { width?: string; height?: string }) {
  return <Shape aria-hidden style={{ width, height }} />;
}

function places(count: number): string[] {
  return Array.from({ length: count }, (_, place) => `place-${place + 1}`);
}

/** Rows in the shape of a table, announced once as loading. */
export function TableSkeleton({ rows = 5, columns = 4 }: { rows?: number; columns?: number }) {
  return (
    <Frame role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      {places(rows + 1).map((row) => (
        <Line key={row} $columns={columns}>
          {places(columns).map((cell) => (
            <Skeleton key={cell} width="60%" height="12px" />
          ))}
        </Line>
      ))}
    </Frame>
  );
}

/** A card with a title and some lines to come. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <CardFrame role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" height="16px" />
      {places(lines).map((line, index) => (
        <Skeleton key={line} width={index === lines - 1 ? '65%' : '100%'} />
      ))}
    </CardFrame>
  );
}

const breathe = keyframes`50% { opacity: 0.5; }`;

const Shape = styled.span`
  display: block;
  max-width: 100%;
  border-radius: 4px;
  background: ${({ theme }) => theme.color.line};
  animation: ${breathe} 1.6s ease-in-out infinite;
`;

const Frame = styled.div`
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  overflow: hidden;
`;

const Line = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: 2fr repeat(${({ $columns }) => $columns - 1}, 1fr);
  align-items: center;
  gap: ${({ theme }) => theme.space[16]};
  height: 40px;
  padding: 0 ${({ theme }) => theme.space[16]};
  &:nth-of-type(1) { height: 36px; background: ${({ theme }) => theme.color.sunken}; }
  &:not(:first-child) { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const CardFrame = styled(Frame)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;
