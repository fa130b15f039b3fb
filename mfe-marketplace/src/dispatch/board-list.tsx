import type { DispatchPerson } from '@plaza/contracts/marketplace/dispatch';
import { Avatar, CardSurface, Row, Stack, styled } from '@plaza/ui';
import { useId } from 'react';
import { jobsHeldBy } from './board';
import { useBoardInView } from './board-context';
import { JobCard } from './job-card';
import { UnassignedColumn } from './unassigned-column';
import { workInWords } from './work-in-words';

/** The board of a phone: people one below the other, with their jobs as lists. */
export function BoardList() {
  const { board } = useBoardInView();
  return (
    <Stack>
      <UnassignedColumn />
      {board.people.map((person) => (
        <PersonSection key={person.id} person={person} />
      ))}
    </Stack>
  );
}

function PersonSection({ person }: { person: DispatchPerson }) {
  const { board, timeZone } = useBoardInView();
  const nameId = useId();
  const jobs = jobsHeldBy(person, board);
  return (
    <Section as="section" aria-labelledby={nameId}>
      <Row gap={8} wrap={false}>
        <Avatar name={person.name} size={32} />
        <div>
          <h3 id={nameId}>{person.name}</h3>
          <Muted>{workInWords(person, timeZone)}</Muted>
        </div>
      </Row>
      {jobs.length === 0 ? (
        <Muted>No jobs on this day.</Muted>
      ) : (
        <ul aria-label={`Jobs of ${person.name}`}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const Section = styled(CardSurface)`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  padding: ${({ theme }) => theme.space[12]};
  > ul {
    display: grid;
    gap: ${({ theme }) => theme.space[8]};
    padding: 0;
    list-style: none;
  }
`;

const Muted = styled.p`
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size[13]};
`;
