import { styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';

/** The product's mark and name, leading home. */
export function Wordmark() {
  return (
    <Home to="/" aria-label="Plaza">
      <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="currentColor" />
        <path d="M11 24V8h7a5 5 0 0 1 0 10h-7" fill="none" stroke="white" strokeWidth="3" />
      </svg>
      <span>Plaza</span>
    </Home>
  );
}

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: center;
  gap: ${({ theme }) => theme.space[8]};
  color: ${({ theme }) => theme.color.accent};
  font-weight: ${({ theme }) => theme.weight.strong};
  text-decoration: none;
  border-radius: ${({ theme }) => theme.radius.control};
  span {
    color: ${({ theme }) => theme.color.text};
    font-size: ${({ theme }) => theme.size[20]};
    letter-spacing: -0.02em;
  }
`;
