import { limits } from '@plaza/contracts/limits';
import { Field, Select } from '@plaza/ui';
import { useAdminCompaniesQuery } from '../api/users-api';

interface CompanyFilterProps {
  value: string;
  onChange: (company: string) => void;
  /** How to find users of a company that the list is too short for. */
  others: string;
}

const everyCompany = 'all';

/** Filters by company. The company in the URL remains an option even if the server does not return it. */
export function CompanyFilter({ value, onChange, others }: CompanyFilterProps) {
  const { data = [] } = useAdminCompaniesQuery(undefined, { refetchOnMountOrArgChange: true });
  const companies = value === '' || data.includes(value) ? data : [value, ...data];
  const isCut = data.length >= limits.companies;
  return (
    <Field label="Company" hideLabel hint={isCut && `The first ${limits.companies} companies are listed. ${others}`}>
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
