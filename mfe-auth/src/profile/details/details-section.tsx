import type { Profile } from '@plaza/contracts/identity/profile';
import { useState } from 'react';
import { DetailsForm } from './details-form';
import { DetailsView } from './details-view';

/** Who one is: to read, and on Edit to change. */
export function DetailsSection({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  return isEditing ? (
    <DetailsForm profile={profile} onClose={() => setEditing(false)} />
  ) : (
    <DetailsView profile={profile} onEdit={() => setEditing(true)} />
  );
}
