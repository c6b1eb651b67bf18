// A worker that carries out runs alone, as a process that may be killed: node worker.ts, with the address of the database.
import { performForever } from '#platform/runs/server/performing/perform-runs.ts'
import { openLog } from '#server/log.ts'
import { openTools } from '#server/open-tools.ts'
import { settings } from '#server/settings/settings.ts'

const read = settings(process.env)
const { tools } = await openTools({
  databaseUrl: process.env['DATABASE_URL']!,
  settings: read,
  log: openLog(),
})
await performForever(tools, new AbortController().signal)
