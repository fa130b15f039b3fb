import { PageHeader } from '@plaza/ui';

export default function LoansAndLiabilities() {
  return <PageHeader title="Loans & Liabilities" />;
}
