import type { Contractor } from '@plaza/contracts/marketplace';
import {
  Avatar,
  Badge,
  Button,
  CardSurface,
  CheckIcon,
  ClockIcon,
  MailIcon,
  MapIcon,
  Row,
  Stack,
  styled,
} from '@plaza/ui';
import { useId } from 'react';
import { contractorStatuses } from './contractor-status';
import { LastActive } from './last-active';
import { Specialties } from './specialties';
import { StarRating } from './star-rating';

/** Who somebody is, how well they work, and how to reach them. */
export function ContractorCard({ contractor }: { contractor: Contractor }) {
  const { name, company, email, rating, totalJobs, specialties, location, lastActive, verified } = contractor;
  const nameId = useId();
  const status = contractorStatuses.find(({ value }) => value === contractor.status);
  return (
    <Surface as="article" aria-labelledby={nameId}>
      <Row gap={12} align="flex-start" wrap={false}>
        <Avatar name={name} size={40} />
        <Who>
          <h2 id={nameId}>{name}</h2>
          <p>{company}</p>
        </Who>
        {status && (
          <Badge tone={status.tone} dot>
            {status.label}
          </Badge>
        )}
      </Row>
      <Row gap={12}>
        <StarRating rating={rating} />
        <Muted>{jobsInWords(totalJobs)}</Muted>
        {verified && (
          <Badge tone="info">
            <CheckIcon />
            Verified
          </Badge>
        )}
      </Row>
      <Specialties names={specialties} of={name} />
      <Foot>
        <Stack gap={4}>
          {location && (
            <Fact>
              <MapIcon label="Location" />
              {location}
            </Fact>
          )}
          <Fact>
            <ClockIcon />
            <LastActive at={lastActive} />
          </Fact>
        </Stack>
        <Button asChild icon={<MailIcon />}>
          <a href={mailto(email)} aria-label={`Contact ${name}`}>
            Contact
          </a>
        </Button>
      </Foot>
    </Surface>
  );
}

const count = new Intl.NumberFormat('en-US');
const jobsInWords = (jobs: number) => `${count.format(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`;

/** Signs that mean something in a link stand for themselves, so that nothing can be added to the mail. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

const Surface = styled(CardSurface)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[16]};
`;

const Who = styled.div`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  > p { color: ${({ theme }) => theme.color.muted}; }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  margin-top: auto;
`;

const Fact = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
