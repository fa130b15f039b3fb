import type { MetricName } from '@plaza/contracts/finance/metric-names';
import { CardSurface, fittedSize, styled } from '@plaza/ui';
import { type ReactNode, useId } from 'react';
import { ExplainedFigure } from '../figures/explained-figure';
import type { PanelProps } from '../figures/panel-props';
import { formatMetric } from '../metrics/format-figure';

interface LeadCardProps extends PanelProps {
  metric: MetricName;
  label: string;
  /** The amounts behind the figure. */
  meaning: ReactNode;
  /** The chart of the figure. */
  children: ReactNode;
}

/** A headline figure at the top of the page, with its chart below it. */
export function LeadCard({ metric, label, metrics, settings, meaning, children }: LeadCardProps) {
  const labelId = useId();
  const figure = formatMetric(metric, metrics, settings);
  return (
    <Root role="group" aria-labelledby={labelId}>
      <Label id={labelId}>{label}</Label>
      <Figure $chars={figure.length}>
        <ExplainedFigure metric={metric} name={label}>
          {figure}
        </ExplainedFigure>
      </Figure>
      <Meaning>{meaning}</Meaning>
      <Body>{children}</Body>
    </Root>
  );
}

const Root = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  padding: ${({ theme }) => theme.space[16]};
  container-type: inline-size;
`;

const Label = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-weight: ${({ theme }) => theme.weight.medium};
`;

const Figure = styled.div<{ $chars: number }>`
  margin-top: ${({ theme }) => theme.space[4]};
  ${({ $chars }) => fittedSize($chars, [28, 20, 16])}
  font-weight: ${({ theme }) => theme.weight.strong};
  letter-spacing: -0.025em;
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
`;

const Meaning = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
  font-variant-numeric: tabular-nums;
`;

const Body = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  margin-top: ${({ theme }) => theme.space[16]};
`;
