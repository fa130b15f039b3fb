import { Button, Grid, Row, Stack, styled } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { LiveClock } from './live-clock';
import { PublicFrame } from './public-frame';
import { Section, Sheet } from './sheet';

const reasons = [
  ['Managed Services', 'Scheduling, dispatch and oversight are ours. You say what is needed and see where it stands.'],
  [
    'Frictionless Experience',
    'One place for requests, messages and payment, from the first description to the last receipt.',
  ],
  ['Trusted Professionals', 'Licences and insurance are checked before anybody comes to your door.'],
] as const;

const steps = [
  ['Request a Service', 'Choose a category and describe what you need.'],
  ['We Assign a Contractor', 'A qualified contractor near you takes the job.'],
  ['We Handle the Rest', 'Updates, support and payment run through Plaza.'],
] as const;

/** The public front page. */
export function Landing() {
  return (
    <PublicFrame title="Plaza · services you can rely on, money in order">
      <LiveClock />
      <Hero>
        <h1>Good help at the door. Your money in order.</h1>
        <p>Plaza connects you with vetted contractors, and keeps your accounts, loans and markets in one calm place.</p>
        <Row gap={12} justify="center">
          <Button asChild variant="primary">
            <Link to="/signup">Get Started</Link>
          </Button>
          <Button asChild>
            <Link to="/signin">I have an account</Link>
          </Button>
        </Row>
      </Hero>
      <Section aria-labelledby="why">
        <h2 id="why">Why Plaza</h2>
        <Grid min={260}>
          {reasons.map(([title, text]) => (
            <Sheet key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </Sheet>
          ))}
        </Grid>
      </Section>
      <Section aria-labelledby="how">
        <h2 id="how">How It Works</h2>
        <Steps>
          {steps.map(([title, text], index) => (
            <li key={title}>
              <StepNumber aria-hidden="true">{index + 1}</StepNumber>
              <Stack gap={4}>
                <h3>{title}</h3>
                <p>{text}</p>
              </Stack>
            </li>
          ))}
        </Steps>
      </Section>
    </PublicFrame>
  );
}

const Hero = styled.section`
  max-width: 720px;
  margin: 0 auto;
  padding: clamp(48px, 10vh, 112px) ${({ theme }) => theme.space[16]};
  text-align: center;
  h1 {
    margin: 0;
    font-size: clamp(1.75rem, 5vw, 2.75rem);
    letter-spacing: -0.02em;
    line-height: 1.12;
    text-wrap: balance;
  }
  p {
    margin: ${({ theme }) => theme.space[16]} auto ${({ theme }) => theme.space[24]};
    max-width: 52ch;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size[16]};
    line-height: 1.6;
  }
`;

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: ${({ theme }) => theme.space[24]};
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    gap: ${({ theme }) => theme.space[16]};
  }
`;

const StepNumber = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${({ theme }) => theme.radius.round};
  background: ${({ theme }) => theme.color.accentTint};
  color: ${({ theme }) => theme.color.accentText};
  font-weight: ${({ theme }) => theme.weight.strong};
`;
