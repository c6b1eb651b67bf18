import * as z from 'zod/mini'
import { happened } from '#platform/actions/server/lends.ts'
import { sql, type World } from '#server/tools.ts'
import { functionFailed } from '../../contracts/happenings.ts'
import { FUNCTIONS } from '../../limits.ts'
import type { FunctionEnd } from './call-function.ts'
import type { ProjectIn } from './project-data.ts'

interface Called {
  name: string
  method: string
  ms: number
}

const MINUTE_MS = 60_000

/**
 * Records a call that failed or logged something, for the author. Other calls write no row, so that
 * they stay cheap. Each function's failures are announced at most once a minute.
 */
export async function noteCall(
  world: World,
  { readerId, project, environment }: ProjectIn,
  { name, method, ms }: Called,
  end: FunctionEnd,
): Promise<void> {
  const fault = end.kind === 'failed' ? end.words : null
  if (fault === null && end.log.length === 0) return
  const status = end.kind === 'failed' ? 500 : end.reply.status
  const place = end.kind === 'failed' ? end.place : null
  const lines = end.log.slice(0, FUNCTIONS.notedLines).map(kept)
  const now = world.now()
  await world.db.forReader(readerId).transaction(async (db) => {
    const row = await db.maybe(
      z.object({ projectName: z.string() }),
      sql`with noted as (
            insert into app_studio_calls (reader_id, project_id, environment, function, method, status,
              milliseconds, fault, file, line, lines, called_at)
            select ${readerId}, id, ${environment}, ${name}, ${method}, ${status}, ${ms}, ${fault && kept(fault)},
              ${place?.file ?? null}, ${place?.line ?? null}, ${lines}, ${now}
            from app_studio_projects where id = ${project} and reader_id = ${readerId})
          select name as project_name from app_studio_projects where id = ${project} and reader_id = ${readerId}`,
    )
    if (row === null) return
    await db.run(sql`
      delete from app_studio_calls where project_id = ${project} and environment = ${environment} and id < (
        select id from app_studio_calls where project_id = ${project} and environment = ${environment}
        order by id desc limit 1 offset ${FUNCTIONS.notedCalls - 1})`)
    if (fault === null) return
    const minute = Math.floor(now.getTime() / MINUTE_MS)
    const key = `project.function-failed/${project}/${environment}/${name}/${minute}`
    const facts = { project: { id: project, name: row.projectName }, environment, function: name }
    await happened(world, db, readerId, {
      ...{ happening: functionFailed, key, about: row.projectName },
      facts: { ...facts, reason: kept(fault) },
    })
  })
  await world.announce({ area: 'app-studio/functions', readerId })
}

/** Cuts a text, and removes what the database cannot store: U+0000, surrogate halves. */
function kept(text: string): string {
  return text.replaceAll('\0', '').toWellFormed().slice(0, FUNCTIONS.notedCharacters).toWellFormed()
}
