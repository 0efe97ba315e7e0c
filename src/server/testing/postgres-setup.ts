import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of a PostgreSQL server for the tests: that of DATABASE_URL, or one that lasts as long as they do. */
    readonly postgres: string;
  }
}

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.DATABASE_URL;
  const server = given === undefined || given === '' ? await startPostgres() : { url: given, stop: async () => {} };
  project.provide('postgres', server.url);
  return () => server.stop();
};
