import { PageHeader } from '@plaza/ui';

export default function Expenses() {
  return <PageHeader title="Expenses" />;
}
