import * as z from 'zod/mini'
import type { World } from '#server/tools.ts'
import { POSTS_FEED } from '../../drawing/files.ts'
import { bodyOf, filesOf, type VisitedPublication } from '../serving/published-files.ts'

const PublishedFeed = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      url: z.string(),
      title: z.string(),
      content_text: z._default(z.string(), ''),
      date_published: z.string(),
      tags: z._default(z.array(z.string()), []),
    }),
  ),
})

/** The newest posts of a publication, read from the feed in it. */
export async function publishedPosts(world: World, site: VisitedPublication) {
  const file = (await filesOf(world, site.publicationId)).get(POSTS_FEED)
  if (!file) return []
  const body = await bodyOf(world, site.readerId, file.hash, 'plain')
  const { items } = PublishedFeed.parse(JSON.parse(Buffer.from(body).toString()))
  return items.map((item) => ({
    ...{ id: item.id, link: item.url, title: item.title, text: item.content_text },
    ...{ at: new Date(item.date_published), category: item.tags[0] ?? '' },
  }))
}
