import { PageHeader } from '@plaza/ui';

export default function IncomeSources() {
  return <PageHeader title="Income Sources" />;
}
