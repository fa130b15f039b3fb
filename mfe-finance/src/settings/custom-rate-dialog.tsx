import { Button, Dialog, Field, NumberInput } from '@plaza/ui';
import { useState } from 'react';
import { positiveRate } from './custom-rate';

interface CustomRateDialogProps {
  code: string;
  baseCurrency: string;
  /** The initial value: the current custom rate, or else the market's; "" if there is neither. */
  rate: string;
  saving: boolean;
  /** @param rate units of the base currency for one unit */
  onSave: (rate: string) => void;
  onClose: () => void;
}

/** Sets the value of one unit of a currency in the base currency. */
export function CustomRateDialog({ code, baseCurrency, rate, saving, onSave, onClose }: CustomRateDialogProps) {
  const [typed, setTyped] = useState(rate);
  function handleSubmit() {
    const valid = positiveRate(typed);
    if (valid !== undefined) onSave(valid);
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Custom Rate for ${code}`}
      description="It is used instead of the market rate until you remove it."
      onSubmit={handleSubmit}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" loading={saving}>
            Save Rate
          </Button>
        </>
      }
    >
      <Field label={`1 ${code} in ${baseCurrency}`}>
        <NumberInput value={typed} suffix={baseCurrency} placeholder="0.000001" onValueChange={setTyped} />
      </Field>
    </Dialog>
  );
}
