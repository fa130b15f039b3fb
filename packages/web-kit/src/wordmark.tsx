import { styled } from '@plaza/ui';
import { Link } from 'react-router-dom';

/** The product's name and mark, leading home. */
export function Wordmark({ to = '/' }: { to?: string }) {
  return (
    <Mark to={to} aria-label="Plaza">
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M11 24V8h7a5 5 0 0 1 0 10h-7" fill="none" stroke="white" strokeWidth="3" />
      </svg>
      <span>Plaza</span>
    </Mark>
  );
}

const Mark = styled(Link)`
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
