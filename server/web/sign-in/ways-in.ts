import { foldName } from '#platform/readers/contract.ts'
import { isPassword, readPassword } from '../../access/passwords/passwords.ts'
import { ownerFor } from '../../access/readers.ts'
import { sql, type WorldDatabase } from '../../tools.ts'
import * as z from 'zod/mini'
import type { HubPassword } from './hub-password.ts'
import type { Account } from './sign-in-tries.ts'

/** The reader who signed in, and whether the server's password was used. */
export interface LetIn {
  readerId: string
  isByHub: boolean
}

export interface WaysIn {
  /** The fields of the form. It asks for a name, unless there is only one reader, who has none. */
  offered(): Promise<{ asksForName: boolean; hasPasskeys: boolean }>
  /** The account to which a try is counted. A name without an account looks like any other. */
  accountOf(name: string): Account
  /** The reader with this password; null if the password is wrong or there is no such reader. */
  find(name: string, password: string): Promise<LetIn | null>
}

/**
 * Checks passwords: that of the server (null if it has none), which signs in an owner, and those of
 * readers.
 */
export function openWaysIn(
  db: WorldDatabase,
  hub: HubPassword | null,
  /** The reader whom the server's password signs in. */
  ownerId: string,
  sign: (text: string) => string,
): WaysIn {
  return {
    async offered() {
      return db.one(
        z.object({ asksForName: z.boolean(), hasPasskeys: z.boolean() }),
        sql`select exists (select from passkeys) as has_passkeys,
              exists (select from readers where sign_in_name is not null)
                or (select count(*) from (select from readers limit 2) as few) > 1 as asks_for_name`,
      )
    },

    // Only signatures of names are stored, because some people type their password into the field
    // for the name.
    accountOf(name) {
      return name === ''
        ? { id: ownerId, isNamed: false }
        : { id: `name ${sign(`account ${foldName(name)}`)}`, isNamed: true }
    },

    async find(name, password) {
      if (name !== '') {
        // There is a single statement, whether or not the reader exists, because the time of a
        // second one could be measured.
        const known = await db.maybe(
          z.object({ readerId: z.string(), hash: z.nullable(z.string()) }),
          sql`select id as reader_id, hash from readers left join reader_passwords on reader_id = id
              where sign_in_name = ${foldName(name)}`,
        )
        const isRight = await isPassword(known?.hash ?? null, password)
        return isRight && known ? { readerId: known.readerId, isByHub: false } : null
      }
      if (hub?.isRight(password)) return { readerId: await ownerFor(db, ownerId), isByHub: true }
      const only = await onlyNameless(db)
      if (only === null || !(await isPassword(await readPassword(db, only), password))) return null
      return { readerId: only, isByHub: false }
    },
  }
}

/** The only reader, if this reader has no sign-in name; null otherwise. */
async function onlyNameless(db: WorldDatabase): Promise<string | null> {
  const few = await db.many(
    z.object({ id: z.string(), signInName: z.nullable(z.string()) }),
    sql`select id, sign_in_name from readers limit 2`,
  )
  const [only] = few
  return few.length === 1 && only?.signInName === null ? only.id : null
}
