import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Desk, type Tools } from '#server/tools.ts'
import { ENVIRONMENTS } from '../../limits.ts'
import type { Owned } from '../repository/store-objects.ts'
import type { Served } from './served-build.ts'

interface Place {
  project: string
  env: Served
}

/** Lists variables for a form, without the values of secrets. */
export function listVariables({ db, readerId }: Owned, { project, env }: Place) {
  return db.many(
    z.object({ name: z.string(), value: z.nullable(z.string()), isSecret: z.boolean() }),
    sql`select name, value, secret is not null as is_secret from app_studio_variables
        where project_id = ${project} and env = ${env} and reader_id = ${readerId} order by name`,
  )
}

/** Stores a variable, and replaces one with the same name. A secret is stored encrypted. */
export async function saveVariable(
  { db, readerId, secrets }: Desk,
  { project, env }: Place,
  { name, value, isSecret }: { name: string; value: string; isSecret: boolean },
): Promise<void> {
  await db.transaction(async (db) => {
    const { count } = await db.one(
      z.object({ count: z.int() }),
      sql`select count(*)::int as count from app_studio_variables
          where project_id = ${project} and env = ${env} and reader_id = ${readerId} and name <> ${name}`,
    )
    if (count >= ENVIRONMENTS.variables)
      throw new Problem(
        'conflict',
        `An environment has ${ENVIRONMENTS.variables} variables at most.`,
      )
    const secret = isSecret ? Buffer.from(secrets.seal(value)) : null
    await db.run(sql`
      insert into app_studio_variables (project_id, env, name, reader_id, value, secret)
      values (${project}, ${env}, ${name}, ${readerId}, ${isSecret ? null : value}, ${secret})
      on conflict (project_id, env, name) do update set value = excluded.value, secret = excluded.secret`)
  })
}

/**
 * Reads the variables for functions of an environment. Secret ones are separate, because they are
 * hidden in all output.
 */
export async function openVariables(
  { db, secrets: keys }: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  { project, env }: Place,
): Promise<{ variables: Record<string, string>; secrets: Record<string, string> }> {
  const rows = await db.many(
    z.object({
      name: z.string(),
      value: z.nullable(z.string()),
      secret: z.nullable(z.instanceof(Uint8Array)),
    }),
    sql`select name, value, secret from app_studio_variables
        where project_id = ${project} and env = ${env} and reader_id = ${readerId}`,
  )
  const variables: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  for (const { name, value, secret } of rows)
    if (secret === null) variables[name] = value ?? ''
    else secrets[name] = keys.open(secret)
  return { variables, secrets }
}
