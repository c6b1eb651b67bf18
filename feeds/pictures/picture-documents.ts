import * as z from 'zod/mini'
import type { OpenRoute, ReaderRoute } from '#server/web/routes/route.ts'
import { sql, type Database, type GuardedFetch } from '#server/tools.ts'
import { pictureOf } from './picture-address.ts'
import { showPicture } from './show-picture.ts'

/** The width of a picture at the head of an article. */
const ARTICLE_WIDTH_PX = 1440
/**
 * The most pictures of other reports that are tried, because each may take as long as the first.
 */
const MOST_OTHERS = 3

/** An entry's picture by way of this server, so that its pages send no request to a third party. */
export const entryPicture: ReaderRoute = {
  who: 'reader',
  path: '/images/:entry',
  async answer(tools, { params, readerId }) {
    const entry = Number(params['entry'])
    if (!Number.isSafeInteger(entry) || entry < 1) return null
    const known = await tools.db.maybe(
      z.object({ image: z.string() }),
      sql`select image from entries where id = ${entry} and image is not null`,
    )
    if (!known) return null
    const pictures = [known.image, ...(await othersOf(tools.db, entry, readerId))]
    return showPicture(tools, pictures, ARTICLE_WIDTH_PX)
  },
}

/**
 * Pictures in other reports of the same event, for an entry whose own picture cannot be fetched.
 */
async function othersOf(db: Database, entry: number, readerId: string): Promise<string[]> {
  const others = await db.many(
    z.object({ image: z.string() }),
    sql`select distinct on (entries.feed_id) image
        from article_entries as own
        join article_entries as near on near.article_id = own.article_id and near.entry_id <> own.entry_id
        join entries on entries.id = near.entry_id and image is not null
        join feeds on feeds.id = entries.feed_id and (private_to is null or private_to = ${readerId})
        where own.entry_id = ${entry}
          and image is distinct from (select image from entries where id = ${entry})
        order by entries.feed_id, entries.id
        limit ${MOST_OTHERS}`,
  )
  return others.map(({ image }) => image)
}

/**
 * A picture inside a text, under a signed address that only appears in that text. It needs no
 * sign-in: feed readers that fetch texts with a token load pictures without it, some of them from
 * their own pages.
 */
export const signedPicture: OpenRoute = {
  who: 'anybody',
  path: '/pictures/:width/:signature/*',
  async answer(world, { params }) {
    const { width = '', signature = '', '*': named = '' } = params
    const picture = pictureOf(world.secrets, { width, signature, named })
    if (!picture) return null
    // Pictures of the private network are allowed: their addresses are only signed in texts of
    // sources that a reader may follow there.
    const fetch: GuardedFetch = (address, request) =>
      world.fetch(address, { isForOwner: async () => true, ...request })
    const shown = await showPicture({ ...world, fetch }, [picture.address], picture.widthPx)
    return {
      ...shown,
      headers: { ...shown.headers, 'cross-origin-resource-policy': 'cross-origin' },
    }
  },
}
