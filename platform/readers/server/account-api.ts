import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { askingSession } from '#server/access/asking.ts'
import { demandUncommon } from '#server/access/passwords/easily-guessed.ts'
import {
  hashPassword,
  isPassword,
  readPassword,
  storePassword,
} from '#server/access/passwords/passwords.ts'
import { demandFreeName, isUnguarded, lockReaders } from '#server/access/readers.ts'
import { endSessions } from '#server/access/sessions.ts'
import { removeReader } from '#server/access/remove-reader.ts'
import { inHub } from '#server/access/asking.ts'
import { sql, type Database, type Desk } from '#server/tools.ts'
import { openSignInTries } from '#server/web/sign-in/sign-in-tries.ts'
import { Account, ownArchiveAddress, type account } from '../contracts/account.ts'

const Stored = z.omit(Account, {
  asksToSignIn: true,
  archiveAddress: true,
  needsPassword: true,
  hasFixedName: true,
})

/** The account of the reader who asks, with their ways to sign in. */
export function serverAccount({
  world,
  db,
  readerId,
  announce,
  now,
  signInHeader,
  identityProvider,
}: Desk): Api<typeof account> {
  const isNamedElsewhere = signInHeader !== null || identityProvider !== null
  const tries = openSignInTries(world.db)

  /**
   * Says if a change needs the old password. It is not needed if the reader signed in with the
   * server's password, because an owner does so after forgetting their own.
   */
  async function needsPassword(): Promise<boolean> {
    const { needs } = await db.one(
      z.object({ needs: z.boolean() }),
      sql`select exists (select from reader_passwords where reader_id = ${readerId})
            and not exists (select from sessions
              where id = ${askingSession()} and reader_id = ${readerId} and bond is not null) as needs`,
    )
    return needs
  }

  /**
   * Checks the current password, with the same limits on attempts as the sign-in page, so that
   * nobody can guess it from a browser that was left open.
   */
  async function demandCurrent(current: string): Promise<void> {
    const at = { id: `password of ${readerId}`, isNamed: false }
    const asking = { kind: 'browser', id: askingSession() ?? 'program' } as const
    const granted = await tries.begin(at, asking, now())
    if (granted.waitMs > 0) {
      const seconds = Math.ceil(granted.waitMs / 1000)
      throw new Problem(
        'unavailable',
        `Too many attempts. Wait ${seconds} seconds, then try again.`,
      )
    }
    if (!(await isPassword(await readPassword(db, readerId), current))) {
      const message = 'That is not your present password.'
      throw new Problem('not-allowed', message, { fields: { current: message } })
    }
    await granted.succeed()
  }

  return {
    async getAccount() {
      const stored = await world.db.one(
        Stored,
        sql`select name, sign_in_name, role,
              (select changed_at from reader_passwords where reader_id = readers.id) as password_changed_at,
              exists (select from readers as other where other.id <> readers.id) as has_others
            from readers where id = ${readerId}`,
      )
      return {
        ...stored,
        needsPassword: await needsPassword(),
        hasFixedName: isNamedElsewhere && stored.role !== 'owner',
        asksToSignIn: askingSession() !== null || !(await isUnguarded(world.db)),
        archiveAddress: inHub(ownArchiveAddress),
      }
    },

    async saveAccount({ name, signInName }) {
      await world.db.transaction(async (db) => {
        await lockReaders(db)
        if (isNamedElsewhere) await demandSameName(db, readerId, signInName)
        if (signInName !== null) await demandFreeName(db, signInName, readerId)
        else await demandAlone(db, readerId)
        await db.run(
          sql`update readers set name = ${name}, sign_in_name = ${signInName} where id = ${readerId}`,
        )
      })
      await world.announce({ area: 'readers' })
      await announce({ area: 'account' })
    },

    async changePassword({ current, password }) {
      if (await needsPassword()) await demandCurrent(current)
      const { name, signInName } = await db.one(
        z.object({ name: z.string(), signInName: z.nullable(z.string()) }),
        sql`select name, sign_in_name from readers where id = ${readerId}`,
      )
      await demandUncommon(password, [name, signInName ?? ''])
      const hash = await hashPassword(password)
      const endedSessions = await db.transaction(async (db) => {
        await storePassword(db, { readerId, hash }, now())
        const others = sql`id is distinct from ${askingSession()}`
        return (await endSessions(db, readerId, others, now())).changed
      })
      // Signing in may be required from now on.
      await world.announce({ area: 'readers' })
      await announce({ area: 'account' })
      await announce({ area: 'access' })
      return { endedSessions }
    },

    async leave() {
      await removeReader(world, readerId)
    },
  }
}

/**
 * Refuses a changed sign-in name, because a reader could take the name of a person whom the proxy
 * or provider has not sent yet.
 */
async function demandSameName(
  db: Database,
  readerId: string,
  signInName: string | null,
): Promise<void> {
  const stored = await db.maybe(
    z.object({ role: z.string() }),
    sql`select role from readers where id = ${readerId}
          and role <> 'owner' and sign_in_name is distinct from ${signInName}`,
  )
  if (!stored) return
  const message = 'Who you are is said outside of this server, so your name to sign in with stays.'
  throw new Problem('not-allowed', message, { fields: { signInName: message } })
}

/**
 * Refuses to remove the sign-in name if there are other readers; only a single reader can sign in
 * with a password alone.
 */
async function demandAlone(db: Database, readerId: string): Promise<void> {
  const other = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from readers where id <> ${readerId} limit 1`,
  )
  if (!other) return
  const message = 'Others read here as well, so you need a name to sign in with.'
  throw new Problem('conflict', message, { fields: { signInName: message } })
}
