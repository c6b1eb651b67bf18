import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { connectOnce } from '#server/database/connection.ts'
import { applyMigrations, type MigrationFile } from '#server/migrate.ts'
import type { Stored } from './databases.ts'
import { readContents, readShape } from './hub-contents.ts'
import { statementsOf } from './statements.ts'

const APPLY = fileURLToPath(new URL('./apply-slowly.ts', import.meta.url))
/** The time for which the statement of a killed process goes on in the database. */
const GOES_ON_SECONDS = 0.3

/** The definitions and contents of a database as one text, to be compared. */
export async function holdings(stored: Stored): Promise<string> {
  return stored.use(async (db) =>
    JSON.stringify([await readShape(db), [...(await readContents(db))].map(withoutChance)]),
  )
}

/** Matches the name of an event with a random id, to which nothing else refers. */
const EVENT_BY_CHANCE = /"event\/[0-9a-f-]{36}"/g

/** Removes ids, names and times that a migration generates, because they differ each time. */
function withoutChance([table, rows]: [string, Record<string, unknown>[]]) {
  const made = ['created_at', 'changed_at', 'title_at', ...(table === 'connections' ? ['id'] : [])]
  const left = rows.map((row) =>
    JSON.stringify(Object.entries(row).filter(([column]) => !made.includes(column))).replaceAll(
      EVENT_BY_CHANCE,
      '"event"',
    ),
  )
  return [table, left.toSorted()]
}

/**
 * Applies the files, loses the connection after a statement of the last file, and applies all of
 * them again; this for each statement in turn. Returns a message for each statement after which no
 * connection was lost, or the database is not `expected`. `before` has all the files but the last.
 */
export async function loseConnections(
  before: Stored,
  files: MigrationFile[],
  expected: string,
): Promise<string[]> {
  const broken: string[] = []
  for (const [nth, text] of interrupted(
    files.at(-1)!.text,
    'select pg_terminate_backend(pg_backend_pid());',
  ).entries()) {
    const stored = await before.copy()
    const cut = files.with(-1, { ...files.at(-1)!, text })
    const error = await stored.use((db) =>
      applyMigrations(db, cut).then(
        () => null,
        (error: unknown) => error,
      ),
    )
    if (error === null) broken.push(`nothing was lost behind statement ${nth}`)
    await stored.use((db) => applyMigrations(db, files))
    if ((await holdings(stored)) !== expected)
      broken.push(`something is half behind statement ${nth}`)
    await stored.drop()
  }
  return broken
}

/**
 * Does as `loseConnections`, but kills (-9) a process within a statement: the database does not
 * notice at once and continues, while the next process begins.
 */
export async function killProcesses(
  before: Stored,
  files: MigrationFile[],
  expected: string,
): Promise<string[]> {
  const broken: string[] = []
  const texts = interrupted(files.at(-1)!.text, `select pg_sleep(${GOES_ON_SECONDS});`)
  for (const [nth, text] of texts.entries()) {
    const stored = await before.copy()
    await killWhileItApplies(stored, files.with(-1, { ...files.at(-1)!, text }))
    await stored.use((db) => applyMigrations(db, files))
    if ((await holdings(stored)) !== expected) broken.push(`something is half in statement ${nth}`)
    await stored.drop()
  }
  return broken
}

async function killWhileItApplies(stored: Stored, files: MigrationFile[]): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', APPLY], {
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  child.stdin.end(JSON.stringify({ url: stored.url, files }))
  const ended = once(child, 'exit')
  const watcher = await connectOnce(stored.url)
  try {
    for (;;) {
      const { rows } = await watcher.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      )
      if (rows.length > 0) break
      if (child.exitCode !== null) throw new Error('It ended before it could be killed')
    }
    child.kill('SIGKILL')
    await ended
  } finally {
    await watcher.end()
  }
}

/**
 * Texts of a migration with the statement `by` inserted after its first statement, after its
 * second, and so on.
 */
function interrupted(text: string, by: string): string[] {
  const statements = statementsOf(text)
  return statements.map((_, nth) => statements.toSpliced(nth + 1, 0, `\n${by}\n`).join(''))
}
