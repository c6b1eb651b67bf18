import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { demandTokenRoom, documentOf, makeToken } from '#server/access/api-tokens.ts'
import { askingSession } from '#server/access/asking.ts'
import { isOwner } from '#server/access/readers.ts'
import { endSessions } from '#server/access/sessions.ts'
import { sql, type Desk } from '#server/tools.ts'
import { ApiToken, Session, type access } from '../contract.ts'
import { tokenMade } from './token-made.ts'

const SessionRow = z.omit(Session, { isThis: true })

export function serverAccess({
  db,
  readerId,
  announce,
  now,
  extensions,
  publicAddress,
  world,
}: Desk): Api<typeof access> {
  const changed = () => announce({ area: 'access' })

  return {
    async listSessions() {
      const rows = await db.many(
        SessionRow,
        sql`select id, device, network, signed_in_at, used_at from sessions
            where reader_id = ${readerId} order by used_at desc, id`,
      )
      const asking = askingSession()
      return rows.map((row) => ({ ...row, isThis: row.id === asking }))
    },

    async endSession({ id }) {
      const ended = await endSessions(db, readerId, sql`id = ${id}`, now())
      if (ended.changed === 0) throw new Problem('not-found', 'That session is already over.')
      await changed()
    },

    async endOtherSessions() {
      await endSessions(db, readerId, sql`id is distinct from ${askingSession()}`, now())
      await changed()
    },

    async listTokens() {
      return db.many(
        ApiToken,
        sql`select id, name, scope, created_at, used_at, expires_at, opens is not null as is_of_address,
              used_in_address_at is not null as is_exposed, is_internal
            from api_tokens where reader_id = ${readerId} order by created_at desc, id`,
      )
    },

    async createToken(token) {
      if (token.scope === 'owner' && !(await isOwner(world.db, readerId))) {
        const message = 'Only an owner of this server can make such a token.'
        throw new Problem('not-allowed', message, { fields: { scope: message } })
      }
      await demandTokenRoom(db, readerId)
      const made = await db.transaction(async (db) => {
        const made = await makeToken(db, { readerId, ...token }, now())
        for (const goOn of extensions(tokenMade)) await goOn(db, { readerId, ...made })
        return made
      })
      await changed()
      return made
    },

    async createFeedAddress({ name, feed }) {
      await demandTokenRoom(db, readerId)
      const { pathname, searchParams } = new URL(feed, 'http://hub.invalid')
      const opens = documentOf(pathname, searchParams)
      const token = { readerId, name, scope: 'read', days: null, opens } as const
      const { id, secret } = await makeToken(db, token, now())
      searchParams.set('token', secret)
      await changed()
      return { id, address: `${pathname}?${searchParams}` }
    },

    async getPublicAddress() {
      return { address: publicAddress }
    },

    async removeToken({ id }) {
      const removed = await db.run(
        sql`delete from api_tokens where id = ${id} and reader_id = ${readerId}`,
      )
      if (removed.changed === 0) throw new Problem('not-found', 'That token is already gone.')
      await changed()
    },
  }
}
