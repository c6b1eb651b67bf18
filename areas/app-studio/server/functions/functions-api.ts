import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { DataEntry, NotedCall, type studioFunctions } from '../../contracts/functions.ts'
import type { Environment } from '../../contracts/workspace.ts'
import { FUNCTIONS } from '../../limits.ts'
import { demandProject } from '../projects/project-rows.ts'
import { answerFunction } from './answer-function.ts'
import { clearData, lastClearing, restoreData } from './clear-data.ts'
import { functionIn } from './built-functions.ts'
import { projectData } from './project-data.ts'

const HERE: Environment = 'local'

/** Functions of a reader's projects, and their data. */
export function serverStudioFunctions(desk: Desk): Api<typeof studioFunctions> {
  const { db, readerId, world } = desk

  return {
    async callFunction({
      project,
      environment = HERE,
      function: name,
      method = 'POST',
      body = '',
    }) {
      await demandProject(desk, project)
      const built = await functionIn(desk, project, environment, name)
      const begun = performance.now()
      const query = new URLSearchParams()
      const asked = { name, method, query, headers: {}, body: Buffer.from(body), isOwners: true }
      const answer = await answerFunction(world, built, asked)
      if (answer.status >= FAILED) throw failure(name, answer)
      const seconds = Math.round(performance.now() - begun) / 1000
      return { status: answer.status, body: answer.body, seconds }
    },

    async listCalls({ project, environment = HERE }) {
      await demandProject(desk, project)
      const calls = await db.many(
        NotedCall,
        sql`select id, function, method, status, milliseconds, fault, file, lines, called_at as at,
              case when file is not null then line end as line
            from app_studio_calls
            where reader_id = ${readerId} and project_id = ${project} and environment = ${environment}
            order by id desc limit ${FUNCTIONS.notedCalls}`,
      )
      return { calls }
    },

    async listData({ project, environment = HERE, prefix = '', after = '' }) {
      await demandProject(desk, project)
      const of = sql`reader_id = ${readerId} and project_id = ${project} and environment = ${environment}`
      const entries = await db.many(
        DataEntry,
        sql`select key, left(value, ${FUNCTIONS.shownCharacters}) as value,
              length(value) > ${FUNCTIONS.shownCharacters} as is_cut
            from app_studio_data
            where ${of} and starts_with(key, ${prefix}) and key >= ${prefix} and key > ${after}
            order by key limit ${FUNCTIONS.listed + 1}`,
      )
      const listed = entries.slice(0, FUNCTIONS.listed)
      const room = await db.maybe(
        z.object({ keys: z.int(), bytes: z.int() }),
        sql`select keys, characters as bytes from app_studio_data_room where ${of}`,
      )
      const next = entries.length > listed.length ? listed.at(-1)!.key : null
      const cleared = await lastClearing(desk, { project, environment })
      return { entries: listed, next, ...(room ?? { keys: 0, bytes: 0 }), cleared }
    },

    async deleteData({ project, environment = HERE, key }) {
      await demandProject(desk, project)
      if (key !== undefined)
        return projectData(world, { readerId, project, environment }).remove(key)
      await clearData(desk, { project, environment })
    },

    async restoreData({ project, environment = HERE }) {
      await demandProject(desk, project)
      await restoreData(desk, { project, environment })
    },
  }
}

const FAILED = 500
/** The status of failures that may not occur on a retry. */
const UNAVAILABLE = 503
/** The most characters of a failure's message to show. */
const SHOWN = 400

/**
 * Turns a failed answer into a `Problem`, because programs would take a returned answer for a
 * success.
 */
function failure(name: string, { status, body }: { status: number; body: string }): Problem {
  const words = body.slice(0, SHOWN).toWellFormed().replaceAll(/\s+/g, ' ').trim()
  const said = words === '' ? '.' : `: ${words}`
  const kind = status === UNAVAILABLE ? 'unavailable' : 'conflict'
  return new Problem(kind, `The function “${name}” failed (${status})${said}`)
}
