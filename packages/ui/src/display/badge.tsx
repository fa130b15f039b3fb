import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { Meaning } from '../theme/theme';

export interface BadgeProps {
  tone?: 'neutral' | Meaning;
  /** A dot before the text, for states such as a booking's. */
  dot?: boolean;
  children: ReactNode;
}

/** A word that describes a state; the color only repeats its meaning. */
export function Badge({ tone = 'neutral', dot = false, children }: BadgeProps) {
  return (
    <Root $tone={tone}>
      {dot && <Dot aria-hidden />}
      {children}
    </Root>
  );
}

const Dot = styled.span`
  width: 6px;
  height: 6px;
  border-radius: 50%;
  background: currentColor;
  forced-color-adjust: none;
`;

const Root = styled.span<{ $tone: 'neutral' | Meaning }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 22px;
  padding: 0 ${({ theme }) => theme.space[8]};
  border-radius: ${({ theme }) => theme.radius.control};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1;
  white-space: nowrap;
  ${({ $tone, theme }) =>
    $tone === 'neutral'
      ? css`background: ${theme.color.sunken}; color: ${theme.color.muted};`
      : css`background: ${theme.color[$tone].tint}; color: ${theme.color[$tone].text}; ${Dot} { background: ${theme.color[$tone].line}; }`}
`;
