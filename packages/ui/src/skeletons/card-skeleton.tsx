import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden';
import { CardActions, CardBody, CardHead, CardSurface } from '../layout/card';
import { ButtonSkeleton, Skeleton } from './skeleton';
import { skeletonKeys } from './skeleton-keys';

/** The skeleton of a card with a title and some lines, announced as loading. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Surface role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" height="16px" />
      {skeletonKeys(lines).map((line, index) => (
        <Skeleton key={line} width={index === lines - 1 ? '65%' : '100%'} />
      ))}
    </Surface>
  );
}

interface TitledCardSkeletonProps {
  /** The width of the title, as CSS. */
  title: string;
  /** The widths of the buttons beside it. */
  actions?: readonly string[];
  /** The size of these buttons. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The skeleton of a `Card` with a title, for use within an element that is announced as loading. */
export const TitledCardSkeleton = ({ title, actions = [], size = 'sm', children }: TitledCardSkeletonProps) => (
  <CardSurface>
    <CardHead as="div">
      <Skeleton width={title} height="16px" />
      <CardActions>
        {actions.map((width) => (
          <ButtonSkeleton key={width} width={width} size={size} />
        ))}
      </CardActions>
    </CardHead>
    <CardBody $flush={false} $headed>
      {children}
    </CardBody>
  </CardSurface>
);

const Surface = styled(CardSurface)`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
  overflow: hidden;
`;
