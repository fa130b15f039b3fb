import type { PersonalRate } from '@plaza/contracts/finance/rates';
import type { FinanceSettings } from '@plaza/contracts/finance/settings';
import {
  Badge,
  Button,
  Card,
  EditIcon,
  IconButton,
  Moment,
  RefreshIcon,
  Retry,
  Row,
  Skeleton,
  Stack,
  Switch,
  styled,
} from '@plaza/ui';
import { toast } from '@plaza/web-kit';
import { useState } from 'react';
import { shownFactor, sourceLabels } from '../explain/conversion-line';
import { showFailure } from '../failure-toast';
import { areOldBy } from '../figures/use-rates-age';
import { useServiceTime } from '../figures/use-service-time';
import type { DatedRates } from '../finance-api';
import { roundFactor } from '../money/round-factor';
import { CustomRateDialog } from './custom-rate-dialog';
import { retryLaterMessage } from './refresh-messages';
import { useFinanceRefreshRatesMutation } from './settings-api';
import { useSaveSettings } from './use-save-settings';

/** The number of currencies that are listed. */
const listed = 10;

interface ExchangeRatesCardProps {
  settings: FinanceSettings;
  rates: DatedRates | undefined;
  /** When the rates arrived, by the reader's clock. */
  answeredAt: number | undefined;
  error: unknown;
  onRetry: () => void;
}

/** The source and age of the rates; the first ten currencies can be given a custom rate or locked. */
export function ExchangeRatesCard({ settings, rates, answeredAt, error, onRetry }: ExchangeRatesCardProps) {
  const [refresh, { isLoading }] = useFinanceRefreshRatesMutation();
  const now = useServiceTime(rates?.sentAt, answeredAt, 60_000);

  async function handleRefresh() {
    const { data, error: failure } = await refresh();
    if (!data) showFailure(failure, 'Failed to refresh exchange rates');
    else if (data.refreshed) toast({ title: 'Exchange rates refreshed', variant: 'success' });
    else toast({ title: 'Exchange rates not refreshed', description: retryLaterMessage(data, Date.now()) });
  }

  return (
    <Card
      title="Exchange Rates"
      actions={
        <Button size="sm" icon={<RefreshIcon />} loading={isLoading} onClick={() => void handleRefresh()}>
          Refresh Rates
        </Button>
      }
    >
      {Boolean(error) && !rates && <Retry error={error} onRetry={onRetry} />}
      {!error && !rates && <Skeleton height="240px" />}
      {rates && (
        <Stack gap={16}>
          <Row>
            {rates.asOf ? (
              <span>
                Last updated <Moment at={rates.asOf} now={now} />, {rates.source}
              </span>
            ) : (
              <span>No market rates are available right now.</span>
            )}
            {rates.simulated && <Badge tone="info">Simulated</Badge>}
            {areOldBy(now, rates.stale, rates.freshUntil) && <Badge tone="attention">Old</Badge>}
          </Row>
          <Stack gap={8}>
            <h3>Advanced Rate Management</h3>
            <List>
              {rates.rates
                .filter(({ code }) => code !== rates.baseCurrency)
                .slice(0, listed)
                .map((rate) => (
                  <RateLine key={rate.code} rate={rate} settings={settings} />
                ))}
            </List>
          </Stack>
        </Stack>
      )}
    </Card>
  );
}

function RateLine({ rate, settings }: { rate: PersonalRate; settings: FinanceSettings }) {
  const { code, factor, source } = rate;
  const { baseCurrency, lockedRates, manualRateOverrides } = settings;
  const [editing, setEditing] = useState(false);
  const { save, saving } = useSaveSettings(settings);

  async function handleRate(own: string) {
    const { error } = await save({ customRates: { [code]: own } });
    if (!error) setEditing(false);
  }

  return (
    <li>
      <span>
        <strong>{code}</strong>
        <small>{source ? rateSourceLabels[source] : 'no rate'}</small>
      </span>
      <Figure>{factor === null ? '—' : `${shownFactor(factor)} ${baseCurrency}`}</Figure>
      <Row gap={8} wrap={false}>
        <IconButton size="sm" label={`Set a Custom Rate for ${code}`} onClick={() => setEditing(true)}>
          <EditIcon />
        </IconButton>
        <Switch
          label={`Lock ${code}`}
          hideLabel
          checked={lockedRates[code] === true}
          disabled={factor === null}
          loading={saving}
          onCheckedChange={(locked) => void save({ locks: { [code]: locked } })}
        />
        <span aria-hidden>Lock</span>
      </Row>
      {editing && (
        <CustomRateDialog
          code={code}
          baseCurrency={baseCurrency}
          rate={manualRateOverrides[code] ?? roundFactor(factor ?? '')}
          saving={saving}
          onSave={(own) => void handleRate(own)}
          onClose={() => setEditing(false)}
        />
      )}
    </li>
  );
}

const rateSourceLabels = { ...sourceLabels, market: 'market rate' };

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; grid-template-columns: 1fr auto auto; align-items: center; gap: ${({ theme }) => theme.space[16]}; min-height: 48px; }
  > li + li { border-top: 1px solid ${({ theme }) => theme.color.line}; }
  ${({ theme }) => theme.media.phone} {
    > li { gap: ${({ theme }) => theme.space[8]}; min-height: 56px; }
  }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${({ theme }) => theme.size[13]}; }
`;

const Figure = styled.span`
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
