interface Contact {
  readonly name: string;
  readonly company: string;
}

/** The company of a contractor; empty for one without a company, whose business has their own name. */
export const companyOf = ({ name, company }: Contact): string => (company === name ? '' : company);

/** "Amir Khan, Harbour Electric", or only the name of somebody without a company. */
export const nameAndCompany = (contact: Contact): string =>
  [contact.name, companyOf(contact)].filter(Boolean).join(', ');
