import type { RolloutStatus } from '@plaza/contracts/registry/rollouts';
import { css, styled } from '@plaza/ui';
import { nameWeight } from '../remote-labels';

/** The steps of a rollout, with the current one marked. */
export function RolloutSteps({ rollout: { steps, weight } }: { rollout: RolloutStatus }) {
  return (
    <Steps aria-label="Steps">
      {steps.map((step) => (
        <Step key={step} $isReached={step <= weight} aria-current={step === weight ? 'step' : undefined}>
          {nameWeight(step)}
        </Step>
      ))}
    </Steps>
  );
}

const Steps = styled.ol`
  display: flex;
  gap: ${({ theme }) => theme.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Step = styled.li<{ $isReached: boolean }>`
  flex: 1 1 auto;
  min-width: 0;
  padding-top: ${({ theme }) => theme.space[4]};
  border-top: 3px solid ${({ theme }) => theme.color.edge};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  ${({ $isReached, theme }) => $isReached && css`border-color: ${theme.color.accent};`}
  @media (forced-colors: active) { border-color: ${({ $isReached }) => ($isReached ? 'Highlight' : 'GrayText')}; }
  &[aria-current] { color: ${({ theme }) => theme.color.text}; font-weight: ${({ theme }) => theme.weight.strong}; }
`;
