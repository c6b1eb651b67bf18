import * as z from 'zod/mini'
import { newId } from '#core/id.ts'
import { FILES } from '#core/limits.ts'
import { Problem } from '#core/problem.ts'
import { meaningOfHub, packed } from '#areas/articles/server/lends/meaning.ts'
import { stems } from '#engine/words/terms.ts'
import {
  copyFile,
  discardFile,
  documentReading,
  fileContents,
  keepFile,
  receiveFile,
  withGivenFile,
  type FileKind,
} from '#platform/files/server/lends.ts'
import { bulk } from '#server/database/bulk.ts'
import { job, sql, type Database, type Desk, type World } from '#server/tools.ts'
import { passagesOf } from '../../agents/passages.ts'
import { AGENTS } from '../../limits.ts'
import { demandAgent } from './agent-rows.ts'

/** The kind of file that a document for an agent is uploaded as. */
export const agentDocumentFile: FileKind = {
  id: 'automation/agent-document',
  mostBytes: AGENTS.documentBytes,
  remedy: 'Split it, or upload only the part that matters.',
  isKept: true,
}

/**
 * Stems a text as English, whatever its language is. Passages and questions match, because both are
 * stemmed this way.
 */
export const stemsOf = (text: string) => [...new Set(stems(text, 'en'))]

/** Adds an upload as a document of an agent. A job reads its text. */
export async function addDocument(
  desk: Desk,
  { id, name, upload }: { id: string; name: string; upload: string },
): Promise<string> {
  const { readerId, now } = desk
  const document = newId('document')
  await withGivenFile(desk, agentDocumentFile, { name, upload }, async (bytes) => {
    const file = await receiveFile(desk, { name, content: bytes })
    try {
      await desk.db.transaction(async (db) => {
        await demandAgent(db, id)
        await demandRoom(db, id)
        const kept = await keepFile(db, desk, readerId, file)
        await db.run(sql`
          insert into automation_agent_documents (id, agent_id, reader_id, file_id, name, bytes, added_at)
          values (${document}, ${id}, ${readerId}, ${kept.id}, ${file.name}, ${file.bytes}, ${now()})`)
        await desk.enqueue(readDocument, { id: document }, { db, dedupeKey: document })
      })
    } finally {
      await discardFile(file)
    }
  })
  return document
}

async function demandRoom(db: Database, agentId: string): Promise<void> {
  const { count } = await db.one(
    z.object({ count: z.int() }),
    sql`select count(*)::int as count from automation_agent_documents where agent_id = ${agentId}`,
  )
  if (count < AGENTS.documents) return
  throw new Problem(
    'conflict',
    `An agent has ${AGENTS.documents} documents at most. Delete one first.`,
  )
}

/** Copies documents with their passages; each copy has its own file. */
export async function copyDocuments(
  db: Database,
  desk: Pick<Desk, 'readerId' | 'enqueue'>,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const documents = await db.many(
    z.object({ id: z.string(), fileId: z.nullable(z.string()), state: z.string() }),
    sql`select id, file_id, state from automation_agent_documents where agent_id = ${from} order by added_at, id`,
  )
  for (const { id, fileId, state } of documents) {
    const original = fileId === null ? null : await copyFile(db, desk.readerId, fileId)
    const copy = newId('document')
    await db.run(sql`
      insert into automation_agent_documents (id, agent_id, reader_id, file_id, name, bytes, state, problem, added_at)
      select ${copy}, ${to}, reader_id, ${original?.id ?? null}, name, bytes, state, problem, added_at
      from automation_agent_documents where id = ${id}`)
    await db.run(sql`
      insert into automation_agent_passages (document_id, number, reader_id, text, stems)
      select ${copy}, number, reader_id, text, stems from automation_agent_passages where document_id = ${id}`)
    if (state === 'reading') await desk.enqueue(readDocument, { id: copy }, { db, dedupeKey: copy })
  }
}

/** Reads a document and stores its passages. Reading it again changes nothing. */
export const readDocument = job<{ id: string }>(
  'automation/read-document',
  async (world, { id }) => {
    const row = await world.db.maybe(
      z.object({ readerId: z.string(), name: z.string(), hash: z.nullable(z.string()) }),
      sql`select document.reader_id, document.name, hash from automation_agent_documents as document
          left join files on files.id = file_id where document.id = ${id} and state = 'reading'`,
    )
    if (!row) return
    const read = await passagesIn(world, row).catch((error: unknown) => {
      if (error instanceof Problem) return { failed: error.message }
      throw error
    })
    await world.db.transaction(async (db) => {
      await db.run(sql`delete from automation_agent_passages where document_id = ${id}`)
      if ('passages' in read) {
        const rows = read.passages.map((text, number) => ({ number, text, stems: stemsOf(text) }))
        await db.run(sql`
          insert into automation_agent_passages (document_id, number, reader_id, text, stems)
          select ${id}, number, ${row.readerId}, text, stems
          from ${bulk(rows, { number: 'int', text: 'text', stems: 'text[]' }).rows}`)
      }
      const problem = 'failed' in read ? read.failed : read.isCut ? CUT : null
      await db.run(sql`
        update automation_agent_documents set state = ${'failed' in read ? 'failed' : 'ready'}, problem = ${problem}
        where id = ${id}`)
    })
    await world.enqueue(embedPassages, {}, { dedupeKey: 'now' })
    await world.announce({ area: 'automation', readerId: row.readerId })
  },
)

const TOGETHER = 32

/**
 * Computes missing vectors of passages if the server has a sentence model. Without one, only words
 * are compared.
 */
export const embedPassages = job<object>('automation/embed-passages', async (world) => {
  const meaning = await meaningOfHub(world)
  if (!meaning) return
  for (;;) {
    const passages = await world.db.many(
      z.object({ documentId: z.string(), number: z.int(), text: z.string() }),
      sql`select passage.document_id, passage.number, text from automation_agent_passages as passage
          left join automation_agent_vectors as known on known.document_id = passage.document_id
            and known.number = passage.number and made_by = ${meaning.of}
          where known.number is null limit ${TOGETHER}`,
    )
    if (passages.length === 0) return
    const vectors = await meaning.embed(passages.map(({ text }) => text))
    const rows = passages.map(({ documentId, number }, nth) => {
      const vector = Buffer.from(packed(vectors[nth]!)).toString('hex')
      return { documentId, number, vector }
    })
    const given = bulk(rows, { documentId: 'text', number: 'int', vector: 'text' }, 'given')
    // The query skips passages that were deleted meanwhile.
    await world.db.run(sql`
      insert into automation_agent_vectors (document_id, number, reader_id, made_by, vector)
      select document_id, passage.number, reader_id, ${meaning.of}, decode(given.vector, 'hex')
      from ${given.rows}
      join automation_agent_passages as passage on document_id = "documentId" and passage.number = given.number
      on conflict (document_id, number) do update set made_by = excluded.made_by, vector = excluded.vector`)
  }
})

const CUT = `Only the first ${AGENTS.passages} passages are known. Split the document to have all of it known.`

async function passagesIn(
  world: World,
  { name, hash }: { name: string; hash: string | null },
): Promise<ReturnType<typeof passagesOf>> {
  const bytes = hash === null ? null : await fileContents(world).read(hash, FILES.bytes)
  if (!bytes) throw new Problem('not-found', 'The file is gone. Upload it again.')
  return passagesOf(await world.read(documentReading, { name, bytes: new Uint8Array(bytes) }))
}

/** Reads documents whose job was lost, such as those of a restored archive. */
export async function readLeftDocuments(world: World): Promise<void> {
  const left = await world.db.many(
    z.object({ id: z.string() }),
    sql`select id from automation_agent_documents where state = 'reading' order by added_at limit 100`,
  )
  for (const { id } of left) await world.enqueue(readDocument, { id }, { dedupeKey: id })
}
