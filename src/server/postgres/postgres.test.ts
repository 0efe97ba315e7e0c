import { describeStorage } from '../testing/storage-contract.ts';
import { postgresPlace } from '../testing/postgres-place.ts';

describeStorage('PostgreSQL', postgresPlace);
