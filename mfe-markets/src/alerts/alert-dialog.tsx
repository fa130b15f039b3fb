import { Button, Dialog, Field, isDecimalText, NumberInput, Select, Stack, styled } from '@plaza/ui';
import { serverMessage, toast } from '@plaza/web-kit';
import { useState } from 'react';
import { formatWatched } from '../quotes/view/format-instrument';
import type { Instrument } from '../quotes/view/list-view';
import { AlertLine } from './alert-line';
import { useMarketsAddAlertMutation, useMarketsAlertsQuery } from './alerts-api';

interface AlertDialogProps {
  readonly instrument: Instrument;
  readonly onClose: () => void;
}

const directions = [
  { value: 'above', label: 'Rises to' },
  { value: 'below', label: 'Falls to' },
];

/** Watches the price of one thing; shows what watches it already. */
export default function AlertDialog({ instrument, onClose }: AlertDialogProps) {
  const { kind, key, name, price } = instrument;
  const { data: alerts = [] } = useMarketsAlertsQuery();
  const [add, { isLoading, error, reset }] = useMarketsAddAlertMutation();
  const [direction, setDirection] = useState<'above' | 'below'>('above');
  const [threshold, setThreshold] = useState(() => plainText(instrument));
  const [fault, setFault] = useState<string>();
  const own = alerts.filter((alert) => alert.kind === kind && alert.key === key);
  const handleSubmit = async () => {
    if (isLoading) return;
    if (!isDecimalText(threshold) || Number(threshold) <= 0) {
      setFault('Enter a price above 0');
      return;
    }
    const { data } = await add({ body: { kind, key, direction, threshold: Number(threshold) } });
    if (data) toast({ title: 'Alert set', description: `You hear of it when ${name} gets there.`, variant: 'success' });
  };
  const said = fault ?? (error && serverMessage(error, 'The alert could not be set. Please try again.'));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Price alerts for ${name}`}
      description={`It stands at ${formatWatched(kind, price)}.`}
      size="sm"
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button type="submit" variant="primary" loading={isLoading}>
            Set alert
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        <Field label="When the price">
          <Select
            value={direction}
            options={directions}
            onValueChange={(value) => setDirection(value === 'below' ? 'below' : 'above')}
          />
        </Field>
        <Field label="Price" required {...(said && { error: said })}>
          <NumberInput
            value={threshold}
            suffix={suffixOf(instrument)}
            onValueChange={(value) => {
              setThreshold(value);
              setFault(undefined);
              reset();
            }}
          />
        </Field>
        {own.length > 0 && (
          <List aria-label={`Alerts for ${name}`}>
            {own.map((alert) => (
              <AlertLine key={alert.id} alert={alert} />
            ))}
          </List>
        )}
      </Stack>
    </Dialog>
  );
}

/** What the threshold is in: alerts know dollars, whatever the base currency is. */
function suffixOf({ kind, key }: Instrument): string {
  if (kind === 'bonds') return '%';
  return kind === 'forex' ? (key.split('/')[1] ?? '') : 'USD';
}

/** The price as one would type it, as exact as the list shows it: never "1e-7". */
function plainText({ kind, price }: Instrument): string {
  const decimals = kind === 'forex' ? 4 : 2;
  const format = { useGrouping: false, maximumFractionDigits: price < 1 ? 8 : decimals };
  return new Intl.NumberFormat('en-US', format).format(Math.max(0, price));
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
