import { Card } from '@plaza/ui';

export default function CurrencySettings() {
  return <Card title="Currency">{null}</Card>;
}
