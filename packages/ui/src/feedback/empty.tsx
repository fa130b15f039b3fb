import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CardSurface } from '../layout/card';

export interface EmptyProps {
  title: ReactNode;
  /** A description of what belongs here. */
  text?: ReactNode;
  /** The first step, as a button or a link. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Whether it has a card of its own, for use directly on the page. */
  framed?: boolean;
}

/** Describes what belongs in an empty place, and offers the first step. */
export function Empty({ title, text, action, icon, framed = false }: EmptyProps) {
  const notice = (
    <Notice>
      {icon && <NoticeIcon>{icon}</NoticeIcon>}
      <NoticeTitle>{title}</NoticeTitle>
      {text && <NoticeText>{text}</NoticeText>}
      {action && <NoticeAction>{action}</NoticeAction>}
    </Notice>
  );
  return framed ? <CardSurface>{notice}</CardSurface> : notice;
}

export const Notice = styled.div`
  display: grid;
  justify-items: center;
  gap: ${({ theme }) => theme.space[4]};
  padding: ${({ theme }) => theme.space[48]} ${({ theme }) => theme.space[24]};
  text-align: center;
`;

export const NoticeIcon = styled.div`
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  margin-bottom: ${({ theme }) => theme.space[8]};
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.card};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.muted};
`;

export const NoticeTitle = styled.p`
  font-weight: ${({ theme }) => theme.weight.strong};
`;

export const NoticeText = styled.p`
  max-width: 44ch;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: balance;
`;

export const NoticeAction = styled.div`
  margin-top: ${({ theme }) => theme.space[12]};
`;
