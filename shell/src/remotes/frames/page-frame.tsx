import { CardSkeleton, CardSurface, styled, Wordmark } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from '../../focus-on-arrival';
import { delayedAppearance } from './delayed-appearance';

/** The frame of a page whose content the shell renders itself, because nothing exists yet or loading failed. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Middle ref={useFocusOnArrival<HTMLElement>()} tabIndex={-1}>
      <Wordmark as={Link} />
      <CardSurface>{children}</CardSurface>
    </Middle>
  );
}

/** The placeholder of a page with a form. */
export function PageSkeleton() {
  return (
    <Middle>
      <Wordmark as={Link} />
      <Late>
        <CardSkeleton lines={6} />
      </Late>
    </Middle>
  );
}

const Late = styled.div`${delayedAppearance}`;

const Middle = styled.main`
  display: grid;
  align-content: center;
  gap: ${({ theme }) => theme.space[24]};
  width: min(452px, 100%);
  min-height: 100dvh;
  margin: 0 auto;
  &:focus { outline: none; }
  padding: ${({ theme }) => theme.space[32]} ${({ theme }) => theme.space[16]};
  > a {
    justify-self: center;
  }
  ${({ theme }) => theme.media.phone} {
    align-content: start;
  }
`;
