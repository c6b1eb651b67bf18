import * as z from 'zod/mini'
import { sql, type Tools } from '#server/tools.ts'

const Sealed = z.object({ sealed: z.instanceof(Uint8Array) })

/** A secret of the reader's; null when none is stored. */
export async function readSecret(
  { db, secrets }: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  name: string,
): Promise<string | null> {
  const row = await db.maybe(
    Sealed,
    sql`select sealed from reader_secrets where reader_id = ${readerId} and name = ${name}`,
  )
  return row && secrets.open(row.sealed)
}

export async function keepSecret(
  { db, secrets }: Pick<Tools, 'db' | 'secrets'>,
  readerId: string,
  name: string,
  text: string,
): Promise<void> {
  const sealed = Buffer.from(secrets.seal(text))
  await db.run(sql`
    insert into reader_secrets (reader_id, name, sealed) values (${readerId}, ${name}, ${sealed})
    on conflict (reader_id, name) do update set sealed = excluded.sealed`)
}

export async function forgetSecret(
  { db }: Pick<Tools, 'db'>,
  readerId: string,
  name: string,
): Promise<void> {
  await db.run(sql`delete from reader_secrets where reader_id = ${readerId} and name = ${name}`)
}
