import { NotSignedIn } from '@plaza/service-kit/errors';
import { type Person, PersonModel } from './user.model';

/** @throws NotSignedIn when the person is gone or switched off: a token may outlive both by minutes */
export async function ownRecord(id: string): Promise<Person> {
  const person = await PersonModel.findOne({ _id: id, isActive: true }).lean();
  if (!person) throw new NotSignedIn('token_revoked');
  return person;
}
