/** Leaves the application for another page of the same origin. */
export function leavePage(path: string): void {
  window.location.assign(path);
}
