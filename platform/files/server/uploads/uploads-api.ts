import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { demandSize } from '#core/file-limits.ts'
import { newId } from '#core/id.ts'
import { FILES } from '#core/limits.ts'
import { UPLOADS } from '../../limits.ts'
import { Problem } from '#core/problem.ts'
import { byteWords } from '#server/disk/byte-words.ts'
import { cleanFileName } from '#server/disk/file-name.ts'
import type { Kept } from '#server/asking/kept.ts'
import { job, sql, type Desk } from '#server/tools.ts'
import { uploads } from '../../contracts/uploads.ts'
import { readUsage } from '../read-usage.ts'
import { fileKindOf } from './file-kind.ts'
import { arrivedBytes, forgetUpload, readUpload, uploadPath } from './upload-file.ts'

const HOUR_MS = 3_600_000

/** The uploads of a reader. */
export function serverUploads(tools: Desk): Api<typeof uploads> {
  const { db, readerId, now } = tools
  return {
    async beginUpload({ kind: kindId, name, bytes }) {
      const kind = fileKindOf(tools.extensions, kindId)
      const clean = cleanFileName(name)
      demandSize({ name: clean, size: bytes }, kind.mostBytes, kind.remedy)
      if (bytes === 0) throw new Problem('invalid', `“${clean}” is empty.`)
      await demandDisk(tools, bytes)
      const id = newId('upload')
      await db.transaction(async (db) => {
        await db.run(sql`select from readers where id = ${readerId} for no key update`)
        const open = await db.one(
          z.object({ count: z.int(), bytes: z.int() }),
          sql`select count(*)::int as count, coalesce(sum(bytes), 0)::bigint as bytes from files_uploads
              where reader_id = ${readerId}`,
        )
        if (open.count >= UPLOADS.open || open.bytes + bytes > UPLOADS.togetherBytes) {
          throw new Problem(
            'conflict',
            'Too many of your uploads were begun and not used. Cancel some, or try again tomorrow.',
          )
        }
        if (kind.isKept) {
          const { usedBytes } = await readUsage(db, readerId)
          if (usedBytes + bytes > FILES.quotaBytes) {
            throw new Problem(
              'not-allowed',
              `There is no room for “${clean}”: your files take up to ${byteWords(FILES.quotaBytes)} together. Delete files that you no longer need.`,
            )
          }
        }
        await db.run(sql`
          insert into files_uploads (id, reader_id, kind, name, bytes, created_at)
          values (${id}, ${readerId}, ${kind.id}, ${name}, ${bytes}, ${now()})`)
      })
      return { id, bytes, offset: 0 }
    },

    async getUpload({ id }) {
      const { bytes } = await readUpload(db, readerId, id)
      return { id, bytes, offset: await arrivedBytes(await uploadPath(tools, { id })) }
    },

    async cancelUpload({ id }) {
      await readUpload(db, readerId, id)
      await forgetUpload(tools, readerId, id)
    },
  }
}

async function demandDisk({ disk }: Desk, bytes: number): Promise<void> {
  const free = await disk.freeBytes()
  if ((await disk.shortage()) === null && (free === null || free > bytes)) return
  throw new Problem(
    'unavailable',
    'The disk has no room for more files. Delete something, then upload it again.',
  )
}

export const uploadsKeeper: Kept = {
  contract: uploads,
  open: serverUploads,
  about: {
    beginUpload:
      'Begins to upload a file. Its bytes follow by PATCH /uploads/ID, each part with an Upload-Offset.',
    getUpload: 'How much of an upload has arrived.',
    cancelUpload: 'Forgets an upload, whole or not.',
  } satisfies Record<keyof typeof uploads, string>,
}

/** Deletes old unused uploads. Their bytes are swept with other contents that were never placed. */
export const forgetOldUploads = job<object>('files/forget-uploads', async ({ db, now }) => {
  const oldest = new Date(now().getTime() - UPLOADS.keptHours * HOUR_MS)
  await db.run(sql`delete from files_uploads where created_at < ${oldest}`)
})
