import type { Contractor } from '@plaza/contracts/marketplace/contractors';
import {
  Avatar,
  Badge,
  CardSurface,
  CheckIcon,
  ClockIcon,
  css,
  LinkButton,
  MapIcon,
  Row,
  Stack,
  styled,
} from '@plaza/ui';
import { useId, useState } from 'react';
import { companyOf } from '../../text/name-and-company';
import { ReviewsDialog } from '../reviews/reviews-dialog';
import { contractorStatuses } from '../status-and-rating/contractor-status';
import { StarRating } from '../status-and-rating/star-rating';
import { VerificationButton } from '../verification/verification-button';
import { ContractorActions } from './contractor-actions';
import { LastActive } from './last-active';
import { Specialties } from './specialties';
import type { ContractorPermissions } from './use-contractor-permissions';

/** A contractor with rating, status, specialties and actions. */
export function ContractorCard({
  contractor,
  permissions,
}: {
  contractor: Contractor;
  permissions: ContractorPermissions;
}) {
  const [isReading, setReading] = useState(false);
  const { name, rating, totalJobs, completedJobs, specialties, location, lastActive, verified } = contractor;
  const company = companyOf(contractor);
  const nameId = useId();
  const status = contractorStatuses.find(({ value }) => value === contractor.status);
  return (
    <Surface as="article" aria-labelledby={nameId}>
      <Head>
        <Avatar name={name} size={40} />
        <h2 id={nameId}>{name}</h2>
        {status && (
          <Badge tone={status.tone} dot>
            {status.label}
          </Badge>
        )}
        {company && <p>{company}</p>}
      </Head>
      <Row gap={12}>
        <StarRating rating={rating} />
        <LinkButton aria-label={`Reviews of ${name}`} onClick={() => setReading(true)}>
          Reviews
        </LinkButton>
      </Row>
      <Row gap={12}>
        {verified && (
          <Badge tone="info">
            <CheckIcon />
            Verified
          </Badge>
        )}
        <Muted>{formatJobs(totalJobs)}</Muted>
        <Muted>{count.format(completedJobs)} completed</Muted>
        {permissions.canVerify && <VerificationButton contractor={contractor} />}
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
        <ContractorActions contractor={contractor} permissions={permissions} />
      </Foot>
      {isReading && <ReviewsDialog contractor={contractor} onClose={() => setReading(false)} />}
    </Surface>
  );
}

const count = new Intl.NumberFormat('en-US');
const formatJobs = (jobs: number) => `${count.format(jobs)} ${jobs === 1 ? 'job' : 'jobs'}`;

/** Subgrid rows: the parts of a card align with those of the neighboring cards, whatever the number of their lines. */
export const alignedRows = css`
  display: grid;
  grid-row: span 5;
  grid-template-rows: subgrid;
  row-gap: ${({ theme }) => theme.space[12]};
`;

const Surface = styled(CardSurface)`
  ${alignedRows}
  padding: ${({ theme }) => theme.space[16]};
`;

/** The company uses the width below the status as well. */
const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  column-gap: ${({ theme }) => theme.space[12]};
  overflow-wrap: anywhere;
  > :first-child { grid-row: 1 / span 2; }
  > p { grid-column: 2 / -1; color: ${({ theme }) => theme.color.muted}; }
`;

const Muted = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.div`
  display: flex;
  grid-row: 5; /* also if a card has no specialties */
  flex-direction: column;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[12]};
  ${({ theme }) => theme.media.phone} { flex-flow: row wrap; align-items: flex-end; }
`;

const Fact = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
