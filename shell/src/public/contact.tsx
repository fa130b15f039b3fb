import { CalendarIcon, LinkButton, PeopleIcon, PersonIcon } from '@plaza/ui';
import { Link } from '@plaza/web-kit/router';
import { Columns, Section, Sheet } from './sheet';
import { Title } from './title';

/** How to contact the operators of Plaza. */
export function Contact() {
  return (
    <>
      <Title title="Contact" text="A person answers, within a few hours on working days." />
      <Section>
        <Columns>
          <Sheet>
            <CalendarIcon size={20} />
            <h2>About a booking</h2>
            <p>
              Sign in and write to your contractor or to us under Messages, so that everything stays with the booking.{' '}
              <LinkButton asChild>
                <Link to="/signin">Go to sign in</Link>
              </LinkButton>
            </p>
          </Sheet>
          <Sheet>
            <PersonIcon size={20} />
            <h2>About your account</h2>
            <p>
              No verification email?{' '}
              <LinkButton asChild>
                <Link to="/resend-verification">Send it again</Link>
              </LinkButton>
              . For everything else, write to{' '}
              <LinkButton asChild>
                <a href="mailto:support@plaza.example">support@plaza.example</a>
              </LinkButton>
              .
            </p>
          </Sheet>
          <Sheet>
            <PeopleIcon size={20} />
            <h2>Working with us</h2>
            <p>
              Contractors and municipalities:{' '}
              <LinkButton asChild>
                <a href="mailto:partners@plaza.example">partners@plaza.example</a>
              </LinkButton>
              . Tell us where you work and what you are licensed for.
            </p>
          </Sheet>
        </Columns>
      </Section>
    </>
  );
}
