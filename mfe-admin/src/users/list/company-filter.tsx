import { limits } from '@plaza/contracts/limits';
import { isAdministrator } from '@plaza/contracts/roles';
import { Field, Select } from '@plaza/ui';
import type { UserManager } from '../access/user-manager';
import { useAdminCompaniesQuery } from '../api/users-api';

interface CompanyFilterProps {
  manager: UserManager;
  value: string;
  onChange: (company: string) => void;
}

const everyCompany = 'all';
const firstCompanies = `The first ${limits.companies} companies are listed. Search to find users of others.`;

/** Filters by company. The company in the URL remains an option even if the server does not return it. */
export function CompanyFilter({ manager, value, onChange }: CompanyFilterProps) {
  const { data = [] } = useAdminCompaniesQuery(undefined, {
    skip: !isAdministrator(manager.user),
    refetchOnMountOrArgChange: true,
  });
  const companies = value === '' || data.includes(value) ? data : [value, ...data];
  return (
    <Field label="Company" hideLabel hint={data.length >= limits.companies && firstCompanies}>
      <Select
        value={value || everyCompany}
        onValueChange={(chosen) => onChange(chosen === everyCompany ? '' : chosen)}
        options={[
          { value: everyCompany, label: 'All Companies' },
          ...companies.map((company) => ({ value: company, label: company })),
        ]}
      />
    </Field>
  );
}
