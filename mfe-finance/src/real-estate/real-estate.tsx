import { PageHeader } from '@plaza/ui';

export default function RealEstate() {
  return <PageHeader title="Real Estate Holdings" />;
}
