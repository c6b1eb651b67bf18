import { text } from 'node:stream/consumers'
import { openDatabase } from '#server/database/database.ts'
import { applyMigrations, type MigrationFile } from '#server/migrate.ts'

// A process to be killed (killed-migration.ts): applies the migrations that it is given.
const given = JSON.parse(await text(process.stdin)) as { url: string; files: MigrationFile[] }
await applyMigrations(await openDatabase(given.url, { poolSize: 1 }), given.files)
