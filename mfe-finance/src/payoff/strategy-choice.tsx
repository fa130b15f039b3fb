import type { PayoffStrategy } from '@plaza/contracts/finance/payoff';
import { styled } from '@plaza/ui';
import { useId } from 'react';

const strategies: readonly { value: PayoffStrategy; name: string; what: string }[] = [
  { value: 'avalanche', name: 'Avalanche', what: 'The highest rate first. It costs the least interest.' },
  { value: 'snowball', name: 'Snowball', what: 'The smallest balance first. The first loan is gone soonest.' },
];

interface StrategyChoiceProps {
  value: PayoffStrategy;
  onValueChange: (strategy: PayoffStrategy) => void;
}

/** Chooses which loan receives the extra cash. */
export function StrategyChoice({ value, onValueChange }: StrategyChoiceProps) {
  const id = useId();
  return (
    <Choices>
      <legend>Strategy</legend>
      {strategies.map((strategy) => (
        <Choice key={strategy.value}>
          <input
            type="radio"
            name={id}
            id={`${id}-${strategy.value}`}
            aria-describedby={`${id}-${strategy.value}-what`}
            checked={strategy.value === value}
            onChange={() => onValueChange(strategy.value)}
          />
          <label htmlFor={`${id}-${strategy.value}`}>{strategy.name}</label>
          <small id={`${id}-${strategy.value}-what`}>{strategy.what}</small>
        </Choice>
      ))}
    </Choices>
  );
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    margin-bottom: ${({ theme }) => theme.space[4]};
    padding: 0;
    font-size: ${({ theme }) => theme.size[13]};
    font-weight: ${({ theme }) => theme.weight.medium};
  }
`;

const Choice = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  column-gap: ${({ theme }) => theme.space[8]};
  > input { width: 16px; height: 16px; margin: 0; accent-color: ${({ theme }) => theme.color.accent}; }
  > small { grid-column: 2; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;
