import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'

const Row = z.object({
  model: z.string(),
  folder: z.nullable(z.string()),
  modelSha256: z.string(),
  vocabularySha256: z.string(),
  bytes: z.int(),
  setUpAt: Time,
  trouble: z.nullable(z.string()),
})
export type SentenceModelRow = z.infer<typeof Row>

/** The name of a model, made from the checksums of both files. */
export function sentenceModelName(modelSha256: string, vocabularySha256: string): string {
  return `${modelSha256.slice(0, 16)}-${vocabularySha256.slice(0, 8)}`
}

export function isSentenceModelName(name: string): boolean {
  return /^[0-9a-f]{16}-[0-9a-f]{8}$/.test(name)
}

/** Reads the sentence model that is set up; null if there is none. */
export async function readSentenceModel(db: Database): Promise<SentenceModelRow | null> {
  return db.maybe(
    Row,
    sql`select id as model, folder, model_sha256, vocabulary_sha256, bytes, set_up_at, trouble from sentence_model`,
  )
}

/** Stores a sentence model in place of the former one, whose vectors are deleted. */
export async function storeSentenceModel(
  db: Database,
  {
    model,
    folder,
    modelSha256,
    vocabularySha256,
    bytes,
    setUpAt,
  }: Omit<SentenceModelRow, 'trouble'>,
): Promise<void> {
  await db.transaction(async (db) => {
    await db.run(sql`delete from sentence_model where id <> ${model}`)
    await db.run(sql`
      insert into sentence_model (id, folder, model_sha256, vocabulary_sha256, bytes, set_up_at)
      values (${model}, ${folder}, ${modelSha256}, ${vocabularySha256}, ${bytes}, ${setUpAt})
      on conflict (id) do update set folder = excluded.folder, set_up_at = excluded.set_up_at, trouble = null`)
  })
}

/** Stores the reason why articles could not be embedded; null after a success. */
export async function noteSentenceTrouble(db: Database, trouble: string | null): Promise<void> {
  await db.run(sql`
    update sentence_model set trouble = ${trouble} where trouble is distinct from ${trouble}`)
}

export async function countRead(db: Database): Promise<number> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    // Counting all rows is cheap: there are at most SENTENCES.articles, and some that are too old.
    sql`select count(*)::int as count from sentence_vectors`,
  )
  return count
}
