import type { Profile } from '@plaza/contracts/identity/profile';
import { roleBadge } from '@plaza/contracts/roles';
import { Avatar, Badge, Button, Card, CardSurface, EditIcon, Row, Stack, styled } from '@plaza/ui';
import { formatDate, formatDay } from '@plaza/ui/time';
import { AddressCard } from './address-card';
import { AddFacts, Fact, Facts } from './facts';
import { formatCount, formatRating } from './format-work';

/** The profile in read-only form. */
export function DetailsView({ profile, onEdit }: { profile: Profile; onEdit: () => void }) {
  const { firstName, lastName, email, role, phone, birthDate, familySize, bio } = profile;
  const { companyName, website, specialties } = profile;
  const name = `${firstName} ${lastName}`;
  return (
    <Stack>
      <Head>
        <Avatar name={name} src={profile.profileImageUrl} size={56} />
        <Who>
          <h2>{name}</h2>
          <p>{email}</p>
        </Who>
        <Row gap={12}>
          <Badge tone="info">{roleBadge(role)}</Badge>
          <Since>Member since {inOneLine(formatDate(profile.joinDate))}</Since>
        </Row>
        <Button icon={<EditIcon />} onClick={onEdit}>
          Edit
        </Button>
      </Head>
      <Card title="Personal details">
        <Facts>
          <Fact name="First name">{firstName}</Fact>
          <Fact name="Last name">{lastName}</Fact>
          <Fact name="Email">{email}</Fact>
          <Fact name="Phone">{phone}</Fact>
          <Fact name="Birth date">{birthDate && formatDay(birthDate)}</Fact>
          <Fact name="Family size">{familySize}</Fact>
          <Fact name="Bio" wide>
            {bio}
          </Fact>
        </Facts>
        <AddFacts
          names={missingIn({ phone, 'birth date': birthDate, 'family size': familySize, bio })}
          onAdd={onEdit}
        />
      </Card>
      <AddressCard profile={profile} onEdit={onEdit} />
      {role === 'contractor' && (
        <Card title="Company">
          <Facts>
            <Fact name="Company name">{companyName}</Fact>
            <Fact name="Website">{website && <Website href={website} />}</Fact>
            <Fact name="Jobs completed">{formatCount(profile.completedJobs)}</Fact>
            <Fact name="Rating">{formatRating(profile.rating)}</Fact>
            <Fact name="Specialties" wide>
              {specialties?.join(', ')}
            </Fact>
          </Facts>
          <AddFacts names={missingIn({ 'company name': companyName, website })} onAdd={onEdit} />
        </Card>
      )}
    </Stack>
  );
}

const inOneLine = (date: string): string => date.replaceAll(' ', '\u00a0');

/** The names of facts without a value. */
const missingIn = (facts: Record<string, unknown>): string[] =>
  Object.entries(facts).flatMap(([name, value]) => (value ? [] : [name]));

function Website({ href }: { href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {href}
    </a>
  );
}

/** Picture, name and role, and actions; on a phone the actions are below the others. */
export const Head = styled(CardSurface)`
  display: grid;
  grid-template: 'picture who act' auto 'picture since act' auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${({ theme }) => theme.space[8]} ${({ theme }) => theme.space[16]};
  padding: ${({ theme }) => theme.space[16]};
  > :nth-child(1) { grid-area: picture; }
  > :nth-child(2) { grid-area: who; }
  > :nth-child(3) { grid-area: since; }
  > :last-child { grid-area: act; align-self: start; }
  ${({ theme }) => theme.media.phone} {
    grid-template: 'picture who act' auto 'since since since' auto / auto minmax(0, 1fr) auto;
    row-gap: ${({ theme }) => theme.space[12]};
  }
`;

const Who = styled.div`
  overflow-wrap: anywhere;
  > p { color: ${({ theme }) => theme.color.muted}; }
`;

const Since = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
