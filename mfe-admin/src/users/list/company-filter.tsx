import { isAdministrator } from '@plaza/contracts/roles';
import { Select } from '@plaza/ui';
import type { Caller } from '../access/caller';
import { useAdminCompaniesQuery } from '../api/users-api';

interface CompanyFilterProps {
  caller: Caller;
  value: string;
  onChange: (company: string) => void;
}

const everyCompany = 'all';

/** One company out of those that people belong to; the one in the address stays on offer whatever the server says. */
export function CompanyFilter({ caller, value, onChange }: CompanyFilterProps) {
  const { data = [] } = useAdminCompaniesQuery(undefined, {
    skip: !isAdministrator(caller.user),
    refetchOnMountOrArgChange: true,
  });
  const companies = value === '' || data.includes(value) ? data : [value, ...data];
  return (
    <Select
      aria-label="Company"
      value={value || everyCompany}
      onValueChange={(chosen) => onChange(chosen === everyCompany ? '' : chosen)}
      options={[
        { value: everyCompany, label: 'All Companies' },
        ...companies.map((company) => ({ value: company, label: company })),
      ]}
    />
  );
}
