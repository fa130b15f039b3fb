import { PageHeader, Stack, styled } from '@plaza/ui';
import type { ReactNode } from 'react';

/** The simulator with its header, which is rendered before the loans have loaded. */
export const PayoffFrame = ({ children }: { children: ReactNode }) => (
  <Stack as="section" gap={12} aria-label="Payoff Simulator">
    <PageHeader
      level={2}
      title="Payoff Simulator"
      subtitle="What changes if you pay more each month, and put what a cleared loan no longer needs towards the next one?"
    />
    <PayoffParts>{children}</PayoffParts>
  </Stack>
);

/** The controls and the results, evenly spaced. */
export const PayoffParts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[16]};
  min-width: 0;
  ${({ theme }) => theme.media.phone} { gap: ${({ theme }) => theme.space[12]}; }
`;

/** A part of the result, with its title above it. */
export const PayoffOrderFrame = ({ children }: { children: ReactNode }) => (
  <Stack gap={12}>
    <PageHeader level={2} title="Order of Payoff" />
    {children}
  </Stack>
);
