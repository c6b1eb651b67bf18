import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ShareCard } from '#media/video/draw-share-card.ts'
import { sql, type Desk } from '#server/tools.ts'
import { colorsOf } from '../../drawing/look/colors-of.ts'
import type { DrawnFile, SiteToDraw } from '../../drawing/site-to-draw.ts'
import { PUBLISHING } from '../../limits.ts'
import { cardReading } from './card-reading.ts'

const TYPE = 'image/png'
/** The version of the design. A new version makes all pictures anew. */
const LOOK = 1

const KeptRow = z.object({ path: z.string(), body: z.instanceof(Uint8Array) })

/** Pictures for shared links, and the path of each page's picture by the path of the page. */
export interface Cards {
  files: DrawnFile[]
  byPage: ReadonlyMap<string, string>
}

/**
 * Draws pictures for all posts and pages without a password that have none of their own, and reuses
 * those of earlier publications. If many are new, some are left for the next publication. A page
 * whose letters cannot be drawn gets no picture.
 */
export async function drawCards(desk: Desk, site: SiteToDraw): Promise<Cards> {
  const open = site.pages.filter(({ isLocked }) => !isLocked)
  const pages = [...open, ...site.posts].filter(({ sharePicture }) => sharePicture === null)
  const cards = pages.map(({ path, title }) => {
    const card = cardOf(site, path === '' ? site.name : title)
    return { path, card, file: fileOfCard(card) }
  })
  const known = await keptCards(
    desk,
    cards.map(({ file }) => file),
  )
  let left: number = PUBLISHING.cardsAtOnce
  for (const { card, file } of cards) {
    if (known.has(file) || left-- <= 0) continue
    const body = await desk.read(cardReading, card).catch((error: unknown) => {
      desk.log.warn({ err: error }, 'The picture of a page was not drawn')
      return null
    })
    if (body) known.set(file, body)
  }
  return {
    files: [...known].map(([path, body]) => ({ path, type: TYPE, body })),
    byPage: new Map(cards.flatMap(({ path, file }) => (known.has(file) ? [[path, file]] : []))),
  }
}

function cardOf({ name, theme }: SiteToDraw, title: string): ShareCard {
  const { accent, paper, ink } = colorsOf(theme.appearance === 'dark' ? theme.dark : theme.light)
  const isSerif = ['serif', 'old-style', 'slab'].includes(theme.headings)
  return { title, site: name, accent, paper, ink, family: isSerif ? 'serif' : 'sans' }
}

function fileOfCard(card: ShareCard): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([LOOK, card]))
    .digest('hex')
  return `assets/card-${hash.slice(0, 20)}.png`
}

async function keptCards(
  { db, readerId }: Desk,
  files: readonly string[],
): Promise<Map<string, Uint8Array>> {
  const rows = await db.many(
    KeptRow,
    sql`select distinct on (path) path, body from website_publication_files as file
        join website_contents as content on content.reader_id = file.reader_id and content.hash = file.hash
        where file.reader_id = ${readerId} and path = any(${[...files]})`,
  )
  return new Map(rows.map(({ path, body }) => [path, body]))
}
