import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

export interface CardProps {
  title?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
  /** Removes the padding, so that a table or a list reaches the card's edges. */
  flush?: boolean;
  children: ReactNode;
}

/** A card for one topic; with a title it is a region of that name. */
export function Card({ title, actions, flush = false, children }: CardProps) {
  const titleId = useId();
  const named = title ? { as: 'section' as const, 'aria-labelledby': titleId } : {};
  return (
    <CardSurface {...named}>
      {(title || actions) && (
        <CardHead>
          <h2 id={titleId}>{title}</h2>
          {actions && <CardActions>{actions}</CardActions>}
        </CardHead>
      )}
      <CardBody $flush={flush} $headed={Boolean(title || actions)}>
        {children}
      </CardBody>
    </CardSurface>
  );
}

/** The bare surface, for cards with their own layout. */
export const CardSurface = styled.div`
  min-width: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
`;

/** The title's line. */
export const CardHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  min-height: 52px;
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
`;

export const CardActions = styled.div`
  display: flex;
  flex: none;
  gap: ${({ theme }) => theme.space[8]};
`;

export const CardBody = styled.div<{ $flush: boolean; $headed: boolean }>`
  padding: ${({ $flush, $headed, theme }) => ($flush ? 0 : `${$headed ? 0 : theme.space[16]} ${theme.space[16]} ${theme.space[16]}`)};
`;
