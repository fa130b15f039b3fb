/** The fields of every record. */
export interface UserRecord {
  _id: string;
  userId: string;
  currency: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}
