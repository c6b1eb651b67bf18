import * as z from 'zod/mini'
import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { readGivenFile, withGivenFile } from '#platform/files/server/lends.ts'
import { bulk } from '#server/database/bulk.ts'
import { shortageWords } from '#server/disk/out-of-room.ts'
import { sql, type Desk, type Sql } from '#server/tools.ts'
import type { siteImport } from '../../contracts/import.ts'
import { IMPORTS } from '../../limits.ts'
import { nextPath, pathsOf } from '../posts/post-paths.ts'
import { demandPostRoom } from '../posts/write-post.ts'
import { demandPageRoom } from '../rows/page-rows.ts'
import { changeSite } from '../rows/change-site.ts'
import { demandSite, type Owned } from '../rows/site-rows.ts'
import { importFile } from './import-file.ts'
import { importedFile, importReading } from './import-reading.ts'
import { findImports, knownKeys } from './import-rows.ts'
import { makeImportedPictures } from './make-pictures.ts'

type Given = { name: string; upload?: string | undefined; content?: string | undefined }

/** Imports posts and pages from uploaded files of other programs. */
export function serverSiteImport(desk: Desk): Api<typeof siteImport> {
  const { readerId, now } = desk

  const change = <T>(site: string, work: (of: Owned) => Promise<T>) => changeSite(desk, site, work)

  function read({ name }: Given, bytes: Uint8Array, withPictures: boolean) {
    return desk.read(importReading, { name, bytes, now: now().toISOString(), withPictures })
  }

  return {
    async previewImport({ site, ...given }) {
      await demandSite(desk, site)
      const bytes = await readGivenFile(desk, importedFile, given)
      const { format, posts: found, pictures, leftOut } = await read(given, bytes, false)
      const known = await knownKeys(desk, site)
      const fresh = found.filter(({ key }) => !known.has(key))
      const taken = new Map(await pathsOf(desk, site, null))
      return {
        ...{ format, leftOut, known: found.length - fresh.length, pictures: pictures.length },
        posts: fresh.filter(({ kind }) => kind === 'post').length,
        pages: fresh.filter(({ kind }) => kind === 'page').length,
        drafts: fresh.filter(({ kind, publishedAt }) => kind === 'post' && publishedAt === null)
          .length,
        first: fresh.slice(0, IMPORTS.first).map(({ kind, title, path: wanted, publishedAt }) => {
          const path = nextPath(taken, wanted)
          taken.set(path, title)
          return { kind, title, path, publishedAt }
        }),
      }
    },

    async importFile({ site, as, ...given }) {
      await demandSite(desk, site)
      const shortage = await desk.disk.shortage()
      if (shortage) throw new Problem('unavailable', shortageWords(shortage))
      const id = await withGivenFile(desk, importedFile, given, async (bytes) => {
        const file = await read(given, bytes, true)
        const wishes = { site, name: given.name, areDrafts: as === 'drafts' }
        return change(site, (of) => importFile(of, file, wishes, now()))
      })
      await desk.enqueue(makeImportedPictures, {})
      return { import: id }
    },

    async listImports({ site }) {
      await demandSite(desk, site)
      return { imports: await findImports(desk, site) }
    },

    async deleteImport({ site, import: id }) {
      await change(site, async (of) => {
        await demandImport(of, site, id)
        const at = now()
        await of.db.run(sql`
          update website_imports set deleted_at = ${at} where id = ${id} and reader_id = ${readerId}`)
        await of.db.run(
          sql`delete from website_import_pictures where import_id = ${id} and reader_id = ${readerId}`,
        )
        // The first page of a site is not deleted, even if it was imported.
        await of.db.run(sql`
          update website_pages set deleted_at = ${at}
          where import_id = ${id} and reader_id = ${readerId} and deleted_at is null and path <> ''`)
        await of.db.run(sql`
          update website_posts set deleted_at = ${at}, is_waiting = false
          where import_id = ${id} and reader_id = ${readerId} and deleted_at is null`)
        await of.db.run(sql`
          update website_media set deleted_at = ${at}
          where import_id = ${id} and reader_id = ${readerId} and deleted_at is null`)
      })
    },

    async restoreImport({ site, import: id }) {
      await change(site, async (of) => {
        const gone = await of.db.maybe(
          z.object({ deletedAt: z.nullable(z.iso.datetime()) }),
          sql`select deleted_at from website_imports
              where id = ${id} and site_id = ${site} and reader_id = ${readerId}`,
        )
        if (!gone) throw new Problem('not-found', 'That import is already gone.')
        if (gone.deletedAt === null) return
        await of.db.run(
          sql`update website_imports set deleted_at = null where id = ${id} and reader_id = ${readerId}`,
        )
        for (const table of [sql`website_posts`, sql`website_pages`])
          await restoreRows(of, table, { site, id, at: gone.deletedAt })
        await demandPostRoom(of, site, 0)
        await demandPageRoom(of, site, 0)
        await of.db.run(sql`
          update website_posts set is_waiting = published_at > ${now()}
          where import_id = ${id} and reader_id = ${readerId} and deleted_at is null and published_at is not null`)
        await of.db.run(sql`
          update website_media set deleted_at = null
          where import_id = ${id} and reader_id = ${readerId} and deleted_at = ${gone.deletedAt}`)
      })
    },
  }
}

async function demandImport({ db, readerId }: Owned, site: string, id: string): Promise<void> {
  const found = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from website_imports
        where id = ${id} and site_id = ${site} and reader_id = ${readerId} and deleted_at is null`,
  )
  if (!found) throw new Problem('not-found', 'That import is already gone.')
}

/**
 * Restores rows that were deleted together, each at its former path or, if that is taken, at a
 * similar one.
 */
async function restoreRows(
  of: Owned,
  table: Sql,
  { site, id, at }: { site: string; id: string; at: string },
): Promise<void> {
  const { db, readerId } = of
  const rows = await db.many(
    z.object({ id: z.string(), path: z.string() }),
    sql`select id, path from ${table}
        where import_id = ${id} and reader_id = ${readerId} and deleted_at = ${at} order by id`,
  )
  const taken = new Map(await pathsOf(of, site, null))
  const placed = rows.map((row) => {
    const path = nextPath(taken, row.path)
    taken.set(path, '')
    return { id: row.id, path }
  })
  const given = bulk(placed, { id: 'text', path: 'text' })
  await db.run(sql`
    update ${table} as one set deleted_at = null, path = row.path
    from ${given.rows} where row.id = one.id and one.reader_id = ${readerId}`)
}
