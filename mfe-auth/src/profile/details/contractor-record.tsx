import { useAuthContractorRecordQuery } from '../profile-api';
import { Fact } from './facts';

/** What a contractor's customers see of their work; dashes where the directory does not know them, or is not theirs. */
export function ContractorRecord({ id }: { id: string }) {
  const { data: record } = useAuthContractorRecordQuery(id, { refetchOnMountOrArgChange: true });
  return (
    <>
      <Fact name="Jobs completed">{record && count.format(record.totalJobs)}</Fact>
      <Fact name="Rating">{record && ratingInWords(record.rating)}</Fact>
    </>
  );
}

const count = new Intl.NumberFormat('en-US');
const ratingInWords = (rating: number) => (rating > 0 ? `${rating.toFixed(2)} out of 5` : 'Not rated yet');
