import { setup, teardown } from '#server/database/test-database.ts'
import { applyMigrations } from '#server/migrate.ts'
import { storedDatabase, type Stored } from './upgrades/databases.ts'
import { holdings, killProcesses, loseConnections } from './upgrades/killed-migration.ts'
import { fillOld, openTrial, tryUpgrade, type Trial } from './upgrades/upgrade.ts'
import { askHub } from './upgrades/ask-hub.ts'

// Tries upgrades from the data of every earlier migration: npm run try-upgrades [-- 052-private-articles.sql ...]
// Fills a database as it was then, interrupts the next migration in each of its statements, brings the database up to
// date (also by way of an archive), starts a server on it, and reads everything that can be read.

const asked = process.argv.slice(2)
await setup()
const trial = await openTrial()
const base = await storedDatabase()
let failures = 0
try {
  for (const [at, { name }] of trial.files.entries()) {
    await base.use((db) => applyMigrations(db, trial.files.slice(0, at + 1)))
    if (asked.length > 0 && !asked.includes(name)) continue
    const startedAt = performance.now()
    const wrong = await tryFrom(at + 1, trial)
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
    console.log(`${wrong.length === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
    for (const line of wrong) console.log(`  ${line}`)
    failures += wrong.length
  }
} finally {
  await base.drop()
  await trial.drop()
  await teardown()
}
console.log(failures === 0 ? '\nAll of them arrive.' : `\n${failures} things are wrong.`)
process.exit(failures === 0 ? 0 : 1)

async function tryFrom(applied: number, trial: Trial): Promise<string[]> {
  const old = await base.copy()
  try {
    await fillOld(old, applied, trial)
    const wrong = await tryInterruptions(old, applied, trial)
    wrong.push(...(await tryUpgrade(old, applied, trial)))
    const { failures } = await askHub(old.url, trial.dataFolder)
    return [...wrong, ...failures]
  } finally {
    await old.drop()
  }
}

async function tryInterruptions(old: Stored, applied: number, { files }: Trial): Promise<string[]> {
  if (applied === files.length) return []
  const upToNext = files.slice(0, applied + 1)
  const whole = await old.copy()
  await whole.use((db) => applyMigrations(db, upToNext))
  const expected = await holdings(whole)
  await whole.drop()
  const wrong = [
    ...(await loseConnections(old, upToNext, expected)),
    ...(await killProcesses(old, upToNext, expected)),
  ]
  return wrong.map((line) => `${upToNext.at(-1)!.name}: ${line}`)
}
