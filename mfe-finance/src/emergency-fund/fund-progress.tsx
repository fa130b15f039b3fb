import type { FinancialMetrics } from '@plaza/contracts/finance/metrics';
import { CardSurface, styled } from '@plaza/ui';
import { ExplainedFigure } from '../figures/explained-figure';
import { formatMonths, formatShare } from '../figures/format-figure';

/** How much of the target is there. */
export function FundProgress({ metrics }: { metrics: FinancialMetrics }) {
  const share = metrics.emergencyProgress ?? 0;
  const months = formatMonths(metrics.emergencyFundMonths);
  return (
    <Root>
      <Line>
        <span>
          Covers <strong>{months}</strong> of expenses
        </span>
        <ExplainedFigure metric="emergencyProgress" name="Progress">
          {formatShare(share)}
        </ExplainedFigure>
      </Line>
      <Track
        role="progressbar"
        aria-label="Emergency fund progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={`${formatShare(share)} of the target, ${months}`}
      >
        <Filled style={{ width: `${share * 100}%` }} $band={bandOf(metrics.emergencyFundMonths ?? 0)} />
      </Track>
    </Root>
  );
}

const bandOf = (months: number) => (months >= 6 ? 'good' : months >= 3 ? 'attention' : 'bad');

const Root = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
`;

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.sunken};
`;

const Filled = styled.div<{ $band: 'good' | 'attention' | 'bad' }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ theme, $band }) => theme.color[$band].line};
`;
