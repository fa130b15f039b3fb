import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../display/visually-hidden';
import { CardActions, CardBody, CardHead, CardSurface } from '../layout/card';
import { places } from './places';
import { ButtonSkeleton, Skeleton } from './skeleton';

/** A card with a title and some lines to come, announced as loading. */
export function CardSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Surface role="status">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton width="40%" height="16px" />
      {places(lines).map((line, index) => (
        <Skeleton key={line} width={index === lines - 1 ? '65%' : '100%'} />
      ))}
    </Surface>
  );
}

interface TitledCardSkeletonProps {
  /** The length of the title, as CSS. */
  title: string;
  /** The lengths of the buttons beside it. */
  actions?: readonly string[];
  /** Of these buttons. */
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** The place of a `Card` whose title is to come as well, within something that is announced as loading. */
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
