import * as z from 'zod/mini'
import { sql, type World } from '#server/tools.ts'
import { VISITORS } from '../../../visitors/limits.ts'
import { NOT_FOUND, pathOfFile } from '../../publishing/site-layout.ts'
import type { VisitedSite } from '../../serving/visitor-posts.ts'

/** The text of a page as it is published, not of its draft. */
export interface PublishedText {
  path: string
  title: string
  text: string
}

const PageRow = z.object({
  publicationId: z.string(),
  path: z.string(),
  body: z.instanceof(Uint8Array),
})

const byServer = new WeakMap<World, Map<string, Promise<PublishedText[]>>>()

/** The texts of published pages without a password, cached, because a publication never changes. */
export async function publishedTexts(
  world: World,
  { siteId }: VisitedSite,
): Promise<PublishedText[]> {
  const live = await world.db.maybe(
    z.object({ publicationId: z.string(), locked: z.array(z.string()) }),
    sql`select publication_id, array(select publication.drafts -> page_id ->> 'path' from website_page_locks as lock
            join website_publications as publication on publication.id = live.publication_id
            where lock.site_id = live.site_id and publication.drafts -> page_id is not null) as locked
        from website_live as live where site_id = ${siteId}`,
  )
  if (!live) return []
  const held = byServer.get(world) ?? new Map<string, Promise<PublishedText[]>>()
  byServer.set(world, held)
  const texts = held.get(live.publicationId) ?? readTexts(world, live.publicationId)
  held.delete(live.publicationId)
  held.set(live.publicationId, texts)
  if (held.size > VISITORS.searchedSites) held.delete(held.keys().next().value!)
  texts.catch(() => held.delete(live.publicationId))
  // A password takes effect at once, even if the site was published before, so such pages are left
  // out here.
  return (await texts).filter(({ path }) => !live.locked.includes(path))
}

async function readTexts({ db }: World, publication: string): Promise<PublishedText[]> {
  const rows = await db.many(
    PageRow,
    sql`select publication_id, path, body from website_publication_files as file
        join website_contents as content on content.reader_id = file.reader_id and content.hash = file.hash
        where publication_id = ${publication} and type like 'text/html%' and path <> ${NOT_FOUND}
        order by path limit ${VISITORS.searchedPages}`,
  )
  return rows.map(({ path, body }) => {
    const html = Buffer.from(body).toString()
    return { path: pathOfFile(path), title: titleIn(html), text: textIn(html) }
  })
}

function titleIn(html: string): string {
  const from = html.indexOf('<title>')
  return plain(html.slice(from + '<title>'.length, html.indexOf('</title>', from)))
}

/** The text of the main content, without header and footer. */
function textIn(html: string): string {
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
  return plain(main.replaceAll(/<[^<>]*>/g, ' ')).slice(0, VISITORS.searchedCharacters)
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" },
}

function plain(text: string): string {
  return text
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replaceAll(/\s{1,100}/g, ' ')
    .trim()
}
