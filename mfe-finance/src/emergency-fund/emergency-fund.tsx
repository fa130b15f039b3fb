import { PageHeader } from '@plaza/ui';

export default function EmergencyFund() {
  return <PageHeader title="Emergency Fund Analysis" />;
}
