const start = 'plaza.private.';

/** What the keys of this browser begin with that hold what one person alone may find again, such as a text not sent yet. */
export const privateKeys = (userId: string): string => `${start}${userId}.`;

/** Removes what was kept for a person alone; signing out does it as well. */
export function removePrivateOf(userId: string): void {
  remove((key) => key.startsWith(privateKeys(userId)));
}

/** Removes what was kept for anybody else alone: their session ended without this page. */
export function removePrivateOfOthers(userId: string): void {
  remove((key) => key.startsWith(start) && !key.startsWith(privateKeys(userId)));
}

function remove(isToGo: (key: string) => boolean): void {
  for (const key of Object.keys(localStorage).filter(isToGo)) localStorage.removeItem(key);
}
