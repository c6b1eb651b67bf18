import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Sql } from '#server/tools.ts'
import { Publication } from '../../contracts/publications.ts'
import { isVideo } from '../media/site-media.ts'
import type { Owned } from '../rows/site-rows.ts'
import type { ToPublish } from './store-publication.ts'

const PublicationRow = z.extend(Publication, { number: z.int() })
export type PublicationRow = z.infer<typeof PublicationRow>

/** Publications of a site that meet a condition, the newest first. */
export function findPublications(
  { db, readerId }: Owned,
  site: string,
  holds: Sql,
  most: number,
): Promise<PublicationRow[]> {
  return db.many(
    PublicationRow,
    sql`select publication.id, number, nth, at, bytes, live.site_id is not null as is_live,
          (select count(*)::int from jsonb_object_keys(drafts)) as pages
        from website_publications as publication
        left join website_live as live on live.publication_id = publication.id
        where publication.site_id = ${site} and publication.reader_id = ${readerId} and ${holds}
        order by nth desc limit ${most}`,
  )
}

/** The publication that visitors can see; null if the site is not public. */
export async function findLive(of: Owned, site: string): Promise<PublicationRow | null> {
  const [live] = await findPublications(of, site, sql`live.site_id is not null`, 1)
  return live ?? null
}

/** A publication of the site; fails if it does not exist any more. */
export async function demandPublication(
  of: Owned,
  site: string,
  id: string,
): Promise<PublicationRow> {
  const [found] = await findPublications(of, site, sql`publication.id = ${id}`, 1)
  if (found) return found
  throw new Problem(
    'not-found',
    'That publication is gone: only the newest ones are kept. Choose another one.',
  )
}

const FileRow = z.object({ path: z.string(), type: z.string(), hash: z.string() })

/** Says if publishing would change nothing: drafts, settings and files are the same. */
export async function isSame(
  { db, readerId }: Owned,
  id: string,
  { drafts, settings, files, media }: Omit<ToPublish, 'site'>,
): Promise<boolean> {
  const equal = await db.maybe(
    z.object({ id: z.string() }),
    sql`select id from website_publications where id = ${id} and reader_id = ${readerId}
          and drafts = ${drafts}::jsonb and settings = ${settings}::jsonb`,
  )
  if (!equal) return false
  const kept = await db.many(
    FileRow,
    sql`select path, type, hash from website_publication_files
        where publication_id = ${id} and reader_id = ${readerId}`,
  )
  return digestOf(kept) === digestOf([...files, ...media.filter((file) => !isVideo(file))])
}

function digestOf(files: readonly z.infer<typeof FileRow>[]): string {
  return files
    .map(({ path, type, hash }) => JSON.stringify([path, type, hash]))
    .toSorted()
    .join('\n')
}
