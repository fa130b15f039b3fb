import { CalendarIcon, PeopleIcon, ShieldIcon, styled, WalletIcon } from '@plaza/ui';
import { Columns, Section, Sheet } from './sheet';
import { Title } from './title';

const parts = [
  {
    icon: <CalendarIcon size={20} />,
    title: 'For customers',
    text: 'Describe the job once. A vetted contractor comes, you follow every step, and pay when it is done.',
  },
  {
    icon: <PeopleIcon size={20} />,
    title: 'For contractors',
    text: 'Bookings, messages and your employees in one place, with the paperwork kept for you.',
  },
  {
    icon: <ShieldIcon size={20} />,
    title: 'For municipalities',
    text: 'Public works with the same care: clear requests, accountable people, a record of everything.',
  },
  {
    icon: <WalletIcon size={20} />,
    title: 'For your own money',
    text: 'Accounts in many currencies, loans, incomes, expenses, properties and live markets. Yours alone to see.',
  },
] as const;

export function About() {
  return (
    <>
      <Title
        title="About Plaza"
        text="We run services the way we would want them run for us: the right person, at the agreed time, at the agreed price."
      />
      <Section>
        <Parts>
          {parts.map(({ icon, title, text }) => (
            <Sheet key={title}>
              {icon}
              <h2>{title}</h2>
              <p>{text}</p>
            </Sheet>
          ))}
        </Parts>
      </Section>
    </>
  );
}

/** Two columns for the four parts, never three and one. */
const Parts = styled(Columns)`
  grid-template-columns: repeat(auto-fit, minmax(min(max(300px, 34%), 100%), 1fr));
`;
