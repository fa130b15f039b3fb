import mongoose from 'mongoose';

export const database = mongoose.createConnection();
