/** Who has Plaza open just now, as the gateways tell. */
export interface Presence {
  isOnline(userId: string): boolean;
  stop(): void;
}
