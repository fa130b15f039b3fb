import { PageHeader } from '@plaza/ui';

export default function Overview() {
  return <PageHeader title="Financial Command Center" />;
}
