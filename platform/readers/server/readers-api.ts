import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { READERS } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { makeInvitation } from '#server/access/invitations.ts'
import { letIn } from '#server/access/newcomers.ts'
import { demandOtherOwner, hasWayIn, lockReaders } from '#server/access/readers.ts'
import { removeReader } from '#server/access/remove-reader.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { Invitation, Newcomer, Reader, type readers } from '../contract.ts'
import { storedBy } from './stored.ts'

/**
 * Serves the readers of the server to an owner, who sees how much they have stored but never what.
 */
export function serverReaders({ world, readerId, now }: Desk): Api<typeof readers> {
  const { db } = world
  const changed = () => world.announce({ area: 'readers' })

  return {
    async listReaders() {
      return db.many(
        Reader,
        sql`select id, name, sign_in_name, role, created_at, id = ${readerId} as is_this,
              ${storedBy(sql`readers.id`)} as stored,
              case when id = ${readerId} then ${now()}::timestamptz else (select max(used_at) from (
                select used_at from sessions where reader_id = readers.id
                union all select used_at from api_tokens where reader_id = readers.id
                union all select used_at from reader_identities where reader_id = readers.id
                union all select used_at from passkeys where reader_id = readers.id) as uses) end as last_seen_at
            from readers order by created_at, id`,
      )
    },

    async listInvitations() {
      return db.many(
        Invitation,
        sql`select id, note, role, created_at, expires_at from invitations
            where used_at is null and expires_at > ${now()} order by created_at desc, id`,
      )
    },

    async listNewcomers() {
      return db.many(
        Newcomer,
        sql`select id, name, asked_at from newcomers where refused_at is null order by asked_at, id`,
      )
    },

    async letIn({ id }) {
      await db.transaction((db) => letIn(db, id, now()))
      await changed()
    },

    async refuseNewcomer({ id }) {
      const refused = await db.run(
        sql`update newcomers set refused_at = ${now()} where id = ${id} and refused_at is null`,
      )
      if (refused.changed === 0)
        throw new Problem('not-found', 'Nobody with this name is waiting any more.')
      await changed()
    },

    async invite({ note, role }) {
      const made = await db.transaction(async (db) => {
        await lockReaders(db)
        await demandRoom(db, now())
        await demandOwnWayIn(db, readerId)
        return makeInvitation(db, { note, role, invitedBy: readerId }, now())
      })
      await changed()
      return made
    },

    async revokeInvitation({ id }) {
      const revoked = await db.run(
        sql`delete from invitations where id = ${id} and used_at is null`,
      )
      if (revoked.changed === 0) {
        throw new Problem('not-found', 'That invitation was used or taken back already.')
      }
      await changed()
    },

    async setRole({ id, role }) {
      await db.transaction(async (db) => {
        await lockReaders(db)
        if (role === 'reader') await demandOtherOwner(db, id)
        const { changed } = await db.run(sql`update readers set role = ${role} where id = ${id}`)
        if (changed === 0) throw new Problem('not-found', 'That reader is already gone.')
      })
      await changed()
      // The reader's screens change with the role.
      await world.announce({ area: 'portal', readerId: id })
      await world.announce({ area: 'account', readerId: id })
    },

    async removeReader({ id }) {
      await removeReader(world, id)
    },
  }
}

async function demandRoom(db: Database, now: Date): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from invitations where used_at is null and expires_at > ${now}`,
  )
  if (count < READERS.mostInvitations) return
  throw new Problem(
    'conflict',
    `There are ${READERS.mostInvitations} invitations already. Take one back that is not needed any more.`,
  )
}

/**
 * Fails if the owner who asks has no way to sign in. With a second reader, everybody has to sign
 * in, so the owner would be locked out.
 */
async function demandOwnWayIn(db: Database, readerId: string): Promise<void> {
  const { canSignIn } = await db.one(
    z.object({ canSignIn: z.boolean() }),
    sql`select ${hasWayIn(sql`readers.id`)} and (sign_in_name is not null
            or not exists (select from reader_passwords where reader_id = readers.id)) as can_sign_in
        from readers where id = ${readerId}`,
  )
  if (canSignIn) return
  throw new Problem(
    'conflict',
    'Choose a sign-in name and a password of your own first, under Your account: with a second reader, everybody has to sign in.',
  )
}
