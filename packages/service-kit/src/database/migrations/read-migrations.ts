import { readdirSync } from 'node:fs';
import type { MigrationInterface } from 'typeorm';

export type MigrationClass = new () => MigrationInterface;

const MIGRATION_FILE = /\.migration\.[jt]s$/;
const TIMESTAMP = /\d{13}$/;

/**
 * The migrations of a folder and those of packages, in the order of the timestamps that their names end with.
 * @param url of a file in the folder: `import.meta.url`
 */
export async function readMigrations(url: string, others: readonly MigrationClass[] = []): Promise<MigrationClass[]> {
  const folder = new URL('.', url);
  const files = readdirSync(folder).filter((name) => MIGRATION_FILE.test(name));
  const modules = await Promise.all(
    files.map((name) => import(new URL(name, folder).href) as Promise<Record<string, unknown>>),
  );
  const isMigration = (value: unknown): value is MigrationClass =>
    typeof value === 'function' && TIMESTAMP.test(value.name);
  const timestamp = ({ name }: MigrationClass) => Number(TIMESTAMP.exec(name)?.[0]);
  return [...modules.flatMap((module) => Object.values(module).filter(isMigration)), ...others].sort(
    (one, other) => timestamp(one) - timestamp(other),
  );
}
