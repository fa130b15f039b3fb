/** The fields of every record. */
export interface UserRecord {
  _id: string;
  userId: string;
  currency: string;
  version: number;
  /** The hash of what was sent, for a record that was added with a key; its id is derived from that key. */
  requestHash?: string;
  createdAt: Date;
  updatedAt: Date;
}
