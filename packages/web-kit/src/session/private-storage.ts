const prefix = 'plaza.private.';

/** The prefix of local storage keys whose values one user alone may read again, such as an unsent text. */
export const privateKeys = (userId: string): string => `${prefix}${userId}.`;

/** Removes what is stored for one user alone; signing out does so too. */
export function removePrivateOf(userId: string): void {
  remove((key) => key.startsWith(privateKeys(userId)));
}

/** Removes what is stored for any other user: their session ended while this page was not open. */
export function removePrivateOfOthers(userId: string): void {
  remove((key) => key.startsWith(prefix) && !key.startsWith(privateKeys(userId)));
}

function remove(isObsolete: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage).filter(isObsolete)) localStorage.removeItem(key);
}
