import { Button, Dialog, Field, isDecimalText, NumberInput, numberFormatter, Select, Stack, styled } from '@plaza/ui';
import { toast, useForm } from '@plaza/web-kit';
import { useState } from 'react';
import { useLivePrice } from '../chart/live-price';
import type { Instrument } from '../quotes/view/list-view';
import { AlertLine } from './alert-line';
import { askedOnOpening, useMarketsAddAlertMutation, useMarketsAlertsQuery } from './alerts-api';
import { exactText, formatAlertPrice } from './format-alert-price';

interface AlertDialogProps {
  readonly instrument: Instrument;
  readonly onClose: () => void;
}

interface AlertDraft {
  readonly direction: 'above' | 'below';
  readonly threshold: string;
}

const directions = [
  { value: 'above', label: 'Rises to' },
  { value: 'below', label: 'Falls to' },
];

/** Adds a price alert for one instrument, and lists its existing alerts. */
export default function AlertDialog({ instrument, onClose }: AlertDialogProps) {
  const { kind, key, name } = instrument;
  const price = useLivePrice(instrument) ?? instrument.price;
  const { data: alerts = [] } = useMarketsAlertsQuery(undefined, askedOnOpening);
  const [add] = useMarketsAddAlertMutation();
  /** The form's initial values, or those of the last alert that was added; the form stays open afterwards. */
  const [saved, setSaved] = useState<AlertDraft>({ direction: 'above', threshold: plainText(instrument) });
  const form = useForm<AlertDraft>({
    initial: saved,
    validate: (field, draft) =>
      field === 'threshold' && !isPrice(draft.threshold) ? 'Enter a price above 0' : undefined,
    save: ({ direction, threshold }) => add({ body: { kind, key, direction, threshold: Number(threshold) } }),
    onSaved() {
      setSaved(form.draft);
      const description = `While Plaza is open, you hear of it when ${name} gets there.`;
      toast({ title: 'Alert set', description, variant: 'success' });
    },
    fallback: 'The alert could not be set. Please try again.',
  });
  const own = alerts.filter((alert) => alert.kind === kind && alert.key === key);
  const priceError = form.errors.threshold ?? form.alert;
  const isChanged = form.draft.direction !== saved.direction || form.draft.threshold.trim() !== saved.threshold;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Price Alerts for ${name}`}
      description={`It stands at ${formatAlertPrice(kind, price)}.`}
      size="sm"
      isChanged={isChanged}
      onSubmit={() => void form.submit()}
      footer={
        <>
          <Button onClick={onClose}>{isChanged ? 'Cancel' : 'Close'}</Button>
          <Button type="submit" variant="primary" loading={form.isSaving}>
            Set Alert
          </Button>
        </>
      }
    >
      <Stack gap={16} ref={form.ref}>
        <Field label="When the price">
          <Select
            value={form.draft.direction}
            options={directions}
            onValueChange={(value) => form.change({ direction: value === 'below' ? 'below' : 'above' })}
          />
        </Field>
        <Field label="Price" required error={priceError}>
          <NumberInput
            value={form.draft.threshold}
            suffix={suffixOf(instrument)}
            onValueChange={(threshold) => form.change({ threshold })}
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

const isPrice = (typed: string) => isDecimalText(typed) && Number(typed) > 0;

/** The unit of the threshold. Alerts use dollars, whatever the base currency is. */
function suffixOf({ kind, key }: Instrument): string {
  if (kind === 'bonds') return '%';
  return kind === 'forex' ? (key.split('/')[1] ?? '') : 'USD';
}

/** The price as a user would type it, with the list's precision from 1 on. */
function plainText({ kind, price }: Instrument): string {
  if (price < 1) return exactText(Math.max(0, price));
  return numberFormatter({ useGrouping: false, maximumFractionDigits: kind === 'forex' ? 4 : 2 }).format(price);
}

const List = styled.ul`
  padding: 0;
  list-style: none;
`;
