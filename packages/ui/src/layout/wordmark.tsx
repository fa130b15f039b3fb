import type { ElementType } from 'react';
import { styled } from 'styled-components';
import { hitArea } from '../theme/hit-area';

interface WordmarkProps {
  /** The router's link component. */
  readonly as: ElementType<{ to: string }>;
  readonly to?: string;
}

/** The product's name and mark, a link to the start page. */
export const Wordmark = ({ as, to = '/' }: WordmarkProps) => (
  <Mark as={as} to={to} aria-label="Plaza">
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="currentColor" />
      <path d="M11 24V8h7a5 5 0 0 1 0 10h-7" fill="none" stroke="white" strokeWidth="3" />
    </svg>
    <span>Plaza</span>
  </Mark>
);

const Mark = styled.a<{ to: string }>`
  ${hitArea}
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.accent};
  font-size: ${({ theme }) => theme.size[16]};
  font-weight: ${({ theme }) => theme.weight.strong};
  text-decoration: none;
  span {
    color: ${({ theme }) => theme.color.text};
  }
`;
