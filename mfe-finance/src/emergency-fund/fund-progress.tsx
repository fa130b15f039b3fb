import { CardSurface, LinkButton, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { hubAddress } from '../accounts-hub/hub-address';
import { ExplainedFigure } from '../figures/explained-figure';
import type { PanelProps } from '../figures/panel-props';
import { emergencyBand } from '../metrics/bands';
import { formatMetric } from '../metrics/format-figure';
import { hasZeroDenominator } from '../metrics/zero-denominator';

/** The part of the target that has been reached. */
export function FundProgress({ metrics, settings }: PanelProps) {
  const months = formatMetric('emergencyFundMonths', metrics, settings);
  const progress = formatMetric('emergencyProgress', metrics, settings);
  const isUnknown = hasZeroDenominator('emergencyProgress', metrics);
  // Overdrawn accounts give a negative progress, which is shown as 0.
  const share = isUnknown ? 0 : Math.max(0, metrics.emergencyProgress ?? 0);
  return (
    <Root>
      <Line>
        {isUnknown ? (
          <span>Enter your expenses to see how long it lasts</span>
        ) : (
          <span>
            Covers <strong>{months}</strong> of expenses
          </span>
        )}
        <ExplainedFigure metric="emergencyProgress" name="Progress">
          {progress}
        </ExplainedFigure>
      </Line>
      <Track
        role="progressbar"
        aria-label="Emergency fund progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={isUnknown ? undefined : Math.round(share * 100)}
        aria-valuetext={isUnknown ? progress : `${progress} of the target, ${months}`}
      >
        <Filled style={{ width: `${share * 100}%` }} $tone={emergencyBand(metrics)?.tone ?? 'bad'} />
      </Track>
      {isUnknown && (
        <LinkButton asChild>
          <Link to={hubAddress('expenses')}>Add an expense</Link>
        </LinkButton>
      )}
    </Root>
  );
}

const Root = styled(CardSurface)`
  display: grid;
  > a { justify-self: start; }
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  > :last-child { flex: none; }
`;

const Track = styled.div`
  height: 10px;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.line};
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`;

const Filled = styled.div<{ $tone: 'good' | 'attention' | 'bad' }>`
  height: 100%;
  border-radius: inherit;
  background: ${({ theme, $tone }) => theme.color[$tone].line};
  @media (forced-colors: active) { background: Highlight; }
`;
