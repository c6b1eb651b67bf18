import type pg from 'pg'
import { Problem } from '#core/problem.ts'

/**
 * The role that runs statements for one reader if our own role is a superuser, to whom row-level
 * security does not apply.
 */
const ROLE = 'synthwire_reader'

/**
 * The statement that limits a transaction to one reader, whose id is $1. If our role bypasses
 * row-level security, the statement also switches to a role that does not, which is created if
 * necessary. The owner of the tables is limited, too, because the policies are forced.
 */
export async function readerSettings(pool: pg.Pool): Promise<string> {
  const ofReader = `select set_config('synthwire.reader', $1, true)`
  const { rows } = await pool.query<{
    is_bound: boolean
    has_role: boolean
    is_superuser: boolean
  }>(`
    select not (rolsuper or rolbypassrls) as is_bound, rolsuper as is_superuser,
      exists (select from pg_roles where rolname = '${ROLE}') as has_role
    from pg_roles where rolname = current_user`)
  const { is_bound: isBound, has_role: hasRole, is_superuser: isSuperuser } = rows[0]!
  if (isBound) return ofReader
  if (!isSuperuser) {
    throw new Problem(
      'not-allowed',
      'The user of DATABASE_URL has BYPASSRLS, with which no reader can be kept from the rows of another. ' +
        'Take it away (alter role NAME nobypassrls), or use another user.',
    )
  }
  if (!hasRole) await makeRole(pool)
  return `${ofReader}, set_config('role', '${ROLE}', true)`
}

/**
 * Creates the role, by which nobody can sign in. Roles belong to all databases of a PostgreSQL, so
 * another program may be creating it at the same time.
 */
async function makeRole(pool: pg.Pool): Promise<void> {
  await pool.query(`
    do $$ begin
      create role ${ROLE} nologin;
      grant pg_read_all_data, pg_write_all_data to ${ROLE};
    exception when duplicate_object or unique_violation then null;
    end $$`)
}
