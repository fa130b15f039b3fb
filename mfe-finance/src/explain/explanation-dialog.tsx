import type { MetricName } from '@plaza/contracts/finance/metric-names';
import type { Explanation } from '@plaza/contracts/finance/metrics';
import { Button, CardSkeleton, ChevronLeftIcon, Dialog, Moment, Retry, Stack, styled } from '@plaza/ui';
import { clockTime } from '@plaza/ui/time';
import { useState } from 'react';
import { useFinanceMetricsQuery, useFinanceSettingsQuery } from '../finance-api';
import { defaultAmountStyle } from '../money/default-amount-style';
import type { AmountStyle } from '../money/format-amount';
import { useFinanceExplanationQuery } from './explain-api';
import { recompute } from './recompute';
import { isSame, showValue } from './show-value';
import { TermList } from './term-list';
import { valueOfTerm } from './value-of-term';

interface ExplanationDialogProps {
  metric: MetricName;
  name: string;
  onClose: () => void;
}

interface Step {
  readonly metric: MetricName;
  readonly name: string;
}

/**
 * How a figure is computed: formula, inputs, rates with their age and source, and the same figure recomputed from them.
 */
export default function ExplanationDialog({ metric, name, onClose }: ExplanationDialogProps) {
  const [path, setPath] = useState<readonly Step[]>([{ metric, name }]);
  const { data: settings = defaultAmountStyle } = useFinanceSettingsQuery();
  const step = path.at(-1) ?? { metric, name };
  const { currentData: explanation, error, isFetching, refetch } = useFinanceExplanationQuery({ metric: step.metric });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step.name}
      footer={
        <>
          {path.length > 1 && (
            <Button icon={<ChevronLeftIcon />} onClick={() => setPath(path.slice(0, -1))}>
              Back to {path.at(-2)?.name}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {error && <Retry error={error} loading={isFetching} onRetry={refetch} />}
      {!error && !explanation && <CardSkeleton lines={5} />}
      {explanation && (
        <Content
          explanation={explanation}
          settings={settings}
          onOpen={(opened, label) => setPath([...path, { metric: opened, name: label }])}
        />
      )}
    </Dialog>
  );
}

interface ContentProps {
  explanation: Explanation;
  settings: AmountStyle;
  onOpen: (metric: MetricName, name: string) => void;
}

function Content({ explanation, settings, onOpen }: ContentProps) {
  const { term, baseCurrency, formula, source, withoutRate, computedAt } = explanation;
  const { data: metrics } = useFinanceMetricsQuery();
  const figure = valueOfTerm(term, metrics);
  const show = (value: string | null) => showValue(figure === null ? null : value, term.unit, baseCurrency, settings);
  return (
    <Stack gap={16}>
      <div>
        <Figure>{show(figure)}</Figure>
        <Quiet>
          {formula}
          <br />
          {source}
        </Quiet>
      </div>
      <TermList
        term={term}
        context={{ baseCurrency, settings, metrics, now: Date.parse(computedAt) }}
        onOpen={onOpen}
      />
      <Recomputed explanation={explanation} show={show} />
      {withoutRate.length > 0 && (
        <Attention role="status">
          There is no rate for {withoutRate.join(', ')}: what is held in it is not in this figure.
        </Attention>
      )}
      <RatesLine explanation={explanation} />
    </Stack>
  );
}

/** The figure, recomputed in the browser from the inputs above. */
function Recomputed({ explanation: { term }, show }: { explanation: Explanation; show: (v: string | null) => string }) {
  if (!term.operation) return null;
  const again = recompute(term);
  return isSame(again, term.value, term.unit) ? (
    <Good role="status">Recomputed here from these inputs: {`${show(again)}\u00a0– the\u00a0same.`}</Good>
  ) : (
    <Attention role="status">
      Recomputed here from these inputs: {show(again)} – not the same. Reload, and tell us if it stays so.
    </Attention>
  );
}

function RatesLine({ explanation }: { explanation: Explanation }) {
  const { computedAt, ratesAsOf, ratesSource, ratesSimulated } = explanation;
  return (
    <Quiet>
      Computed at {clockTime(computedAt)}.{' '}
      {ratesAsOf ? (
        <>
          Market rates of <Moment at={ratesAsOf} now={Date.parse(computedAt)} />, {ratesSource}
          {ratesSimulated && ', simulated'}.
        </>
      ) : (
        'No market rates were available.'
      )}
    </Quiet>
  );
}

const Figure = styled.p`
  font-size: ${({ theme }) => theme.size[28]};
  font-weight: ${({ theme }) => theme.weight.strong};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.02em;
`;

const Quiet = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;

const Good = styled.p`
  padding: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[12]};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.good.tint};
  color: ${({ theme }) => theme.color.good.text};
`;

const Attention = styled(Good)`
  background: ${({ theme }) => theme.color.attention.tint};
  color: ${({ theme }) => theme.color.attention.text};
`;
