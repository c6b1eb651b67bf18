import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { databaseAwayProblem } from '../database/database-away.ts'
import { shortageWords } from '../disk/out-of-room.ts'
import { sql, type Tools } from '../tools.ts'
import { within } from './pages/within.ts'
import { sendUnavailable } from './requests/problem-reply.ts'

const LONGEST_CHECK_MS = 2000
const NOT_READY = 'Something that the server needs does not answer; the server log says what.'

/** Throws when something that the server needs does not answer. */
export type Check = () => Promise<unknown>

/** Serves /healthz, which says that the server is alive, and /readyz, which says if it is ready. */
export function serveHealth(app: FastifyInstance, checks: Check[]): void {
  const isPublic = { config: { isPublic: true } }

  app.get('/healthz', isPublic, (_, reply) => reply.type('text/plain').send('ok\n'))

  app.get('/readyz', isPublic, async (request, reply) => {
    try {
      await within(LONGEST_CHECK_MS, Promise.all(checks.map((check) => check())))
      return reply.type('text/plain').send('ready\n')
    } catch (error) {
      request.log.warn({ err: error }, 'Not ready')
      const reason = error instanceof Problem ? error : databaseAwayProblem(error)
      return sendUnavailable(request, reply, reason?.message ?? NOT_READY)
    }
  })
}

/**
 * Checks that there is room on the disks. Without room, the server reports that it is not ready,
 * but still answers from its stored data.
 */
export function checkRoom({ disk }: Tools): Check {
  return async () => {
    const shortage = await disk.shortage()
    if (shortage) throw new Problem('unavailable', shortageWords(shortage))
  }
}

export function checkDatabase({ db }: Tools): Check {
  return () => db.one(z.object({ answer: z.int() }), sql`select 1 as answer`)
}
