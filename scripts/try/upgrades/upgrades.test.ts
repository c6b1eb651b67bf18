import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { shareOf } from '#core/testing/test-share.ts'
import { applyMigrations } from '#server/migrate.ts'
import { storedDatabase, type Stored } from './databases.ts'
import { holdings, loseConnections } from './killed-migration.ts'
import { statementsOf } from './statements.ts'
import { fillOld, openTrial, tryUpgrade, type Trial } from './upgrade.ts'
import { askHub } from './ask-hub.ts'

// The number of newest migrations that the test tries; `npm run try-upgrades` tries all of them.
const NEWEST = shareOf(5)
const NEWEST_INTERRUPTED = shareOf(3)
/** The last migrations of old versions from which there is much to convert. */
const FAR_BEHIND = ['008-hub-settings.sql', '042-fingerprints-at-once.sql', '051-readers.sql']

let trial: Trial
/** Filled databases that lack the newest migration, the newest two, and so on. */
const olds: { applied: number; stored: Stored }[] = []
beforeAll(async () => {
  trial = await openTrial()
  for (let lacks = 1; lacks <= NEWEST; lacks++)
    olds.push(await filledAt(trial.files.length - lacks, trial))
}, patient(60_000))

async function filledAt(applied: number, trial: Trial) {
  const stored = await storedDatabase()
  await stored.use((db) => applyMigrations(db, trial.files.slice(0, applied)))
  await fillOld(stored, applied, trial)
  return { applied, stored }
}

afterAll(async () => {
  for (const { stored } of olds) await stored.drop()
  await trial.drop()
})

test(
  'a migration whose connection is lost behind any of its statements is applied as a whole by the next start',
  async () => {
    for (const { applied, stored } of olds.slice(0, NEWEST_INTERRUPTED)) {
      const upToNext = trial.files.slice(0, applied + 1)
      const whole = await stored.copy()
      await whole.use((db) => applyMigrations(db, upToNext))
      expect(await loseConnections(stored, upToNext, await holdings(whole))).toEqual([])
      await whole.drop()
    }
  },
  patient(60_000),
)

test(
  'nothing of a reader is lost on the way from an earlier version, in place or by an archive',
  async () => {
    for (const { applied, stored } of olds)
      expect(await tryUpgrade(stored, applied, trial), trial.files[applied]!.name).toEqual([])
  },
  patient(60_000),
)

test.each(FAR_BEHIND)(
  'what was there at %s is what this version makes of it, in place or by an archive',
  async (name) => {
    const at = trial.files.findIndex((file) => file.name === name)
    const { applied, stored } = await filledAt(at + 1, trial)
    expect(await tryUpgrade(stored, applied, trial)).toEqual([])
    await stored.drop()
  },
  patient(60_000),
)

test(
  'the server answers all that can be read from the data of an earlier version',
  async () => {
    const { failures } = await askHub(olds.at(-1)!.stored.url, trial.dataFolder)
    expect(failures).toEqual([])
  },
  patient(60_000),
)

test('statements end where no text, comment or body of a function goes on', () => {
  const statements = [
    `-- It's; one\ncreate table hats (name text default ';''');`,
    `\ncreate function f() returns void language sql as $$ select 1; $$;`,
    `\nselect "a;b";`,
  ]
  expect(statementsOf(statements.join('') + '\n')).toEqual(statements)
})
