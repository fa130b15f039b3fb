import { Grid } from '@plaza/ui';
import { PublicFrame } from './public-frame';
import { Section, Sheet } from './sheet';
import { Title } from './title';

const parts = [
  [
    'For customers',
    'Describe the job once. A vetted contractor comes, you follow every step, and pay when it is done.',
  ],
  ['For contractors', 'Bookings, messages and your employees in one place, with the paperwork kept for you.'],
  [
    'For municipalities',
    'Public works with the same care: clear requests, accountable people, a record of everything.',
  ],
  [
    'For your own money',
    'Accounts in many currencies, loans, incomes, expenses, properties and live markets. Yours alone to see.',
  ],
] as const;

/** What Plaza is. */
export function About() {
  return (
    <PublicFrame title="About · Plaza">
      <Title
        title="About Plaza"
        text="We run services the way we would want them run for us: the right person, at the agreed time, at the agreed price."
      />
      <Section>
        <Grid min={260}>
          {parts.map(([title, text]) => (
            <Sheet key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Sheet>
          ))}
        </Grid>
      </Section>
    </PublicFrame>
  );
}
