import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { exportArchive } from '#server/archive/export-archive.ts'
import { restoreArchive } from '#server/archive/restore-archive.ts'
import { archiveParts } from '#server/areas.ts'
import { testTools } from '#server/test-tools.ts'
import { sql } from '#server/tools.ts'
import { testContent } from './test-content.ts'
import { fill, rowsOf, tables } from './test-filled.ts'

test('all that is kept of texts comes back from an archive as it was', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'synthwire-content-'))
  const [from, to] = [await testTools(), await testTools()]
  try {
    const owned = await from.db.many(
      z.object({ name: z.string() }),
      sql`select table_name as name from information_schema.tables where table_name like 'ai\_content\_%'`,
    )
    expect(owned.map(({ name }) => name).toSorted()).toEqual(tables.toSorted())
    await fill(from)
    const before = await rowsOf(from)
    expect(before.map(({ rows }) => rows.length > 0)).toEqual(tables.map(() => true))
    const file = join(folder, 'all.tar.gz')
    await exportArchive(from, file, archiveParts)
    await restoreArchive(to, file, archiveParts)
    expect(await rowsOf(to)).toEqual(before)
    // A new text gets a number that no restored text has.
    await testContent(Object.assign(to, { readerId: from.readerId })).write({ about: 'After' })
  } finally {
    await Promise.all([from.close(), to.close()])
    await rm(folder, { recursive: true })
  }
})
