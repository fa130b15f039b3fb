import type { Profile } from '@plaza/contracts/identity/profile';
import type { TabId } from '@plaza/contracts/tabs';
import type { ApiRequest } from '@plaza/web-kit';

/** A step for new users. */
export interface FirstStep {
  readonly id: string;
  readonly label: string;
  /** The benefit in about 34 characters, to fit on one line on a phone and in a column, as the skeleton assumes. */
  readonly benefit: string;
  /** The link to the screen of the step. Steps whose tab the user does not have are left out. */
  readonly to: `/dashboard/${string}`;
  readonly tab: TabId;
  /** A further request whose response tells whether the step is done; the profile is always available. */
  readonly asks?: ApiRequest;
  readonly isDone: (profile: Profile, answer: unknown) => boolean;
}

/** Whether the response is a list with at least one record. */
export const isSomething = (answer: unknown): boolean => Array.isArray(answer) && answer.length > 0;
