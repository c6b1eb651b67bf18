import { createHash } from 'node:crypto'
import { newId } from '#core/id.ts'
import { Problem } from '#core/problem.ts'
import { sql } from '#server/tools.ts'
import type { PageContent, PlacedBlock } from '../../blocks/page-content.ts'
import type { FoundPost, ImportedFile } from '../../importing/found-post.ts'
import { nextPath, pathsOf } from '../posts/post-paths.ts'
import { demandPostRoom, storedTime } from '../posts/write-post.ts'
import { demandPageRoom } from '../rows/page-rows.ts'
import type { Owned } from '../rows/site-rows.ts'
import {
  insertImportedPages,
  insertImportedPosts,
  insertWaitingPictures,
  knownKeys,
  type ImportedPost,
} from './import-rows.ts'

interface Wishes {
  site: string
  /** The name of the file. */
  name: string
  areDrafts: boolean
}

/**
 * Adds the contents of a file to the drafts of a site, all or none of them. The transaction has to
 * hold the lock of the site. Posts from an earlier import do not change. Returns the id of the
 * import.
 */
export async function importFile(
  of: Owned,
  { format, posts: found, pictures, leftOut }: ImportedFile,
  { site, name, areDrafts }: Wishes,
  now: Date,
): Promise<string> {
  const { db, readerId } = of
  const known = await knownKeys(of, site)
  const fresh = found.filter(({ key }) => !known.has(key))
  if (fresh.length === 0)
    throw new Problem(
      'conflict',
      found.length === 0
        ? 'Nothing in this file can be imported. The list of what is left out says why.'
        : 'The site has everything of this file from an earlier import. Delete that import first to import it again.',
    )
  const importId = newId('import')
  await db.run(sql`
    insert into website_imports (id, site_id, reader_id, name, format, left_out, at)
    values (${importId}, ${site}, ${readerId}, ${name}, ${format}, ${JSON.stringify(leftOut)}::jsonb, ${now})`)

  const shown = new Set(fresh.flatMap(namesIn))
  const made = pictures
    .filter((picture) => shown.has(picture.name))
    .map((picture) => ({ ...picture, key: hashOf(picture.bytes!) }))
  const ids = new Map<string, string>()
  const waiting = new Map<string, (typeof made)[number] & { id: string }>()
  for (const picture of made) {
    const id = known.get(picture.key) ?? waiting.get(picture.key)?.id ?? newId('media')
    ids.set(picture.name, id)
    if (!known.has(picture.key)) waiting.set(picture.key, { ...picture, id })
  }
  await insertWaitingPictures(of, importId, [...waiting.values()])

  const taken = new Map(await pathsOf(of, site, null))
  const placed = fresh.map((post): ImportedPost => {
    const path = nextPath(taken, post.path)
    taken.set(path, post.title)
    const publishedAt = areDrafts ? null : timeOf(post.publishedAt, now)
    return {
      ...post,
      ...{ path, publishedAt, content: withPictures(post.content, ids) },
      sharePicture: (post.sharePicture !== null && ids.get(post.sharePicture)) || null,
      isWaiting: publishedAt !== null && Date.parse(publishedAt) > now.getTime(),
    }
  })
  const posts = placed.filter(({ kind }) => kind === 'post')
  const pages = placed.filter(({ kind }) => kind === 'page')
  await demandPostRoom(of, site, posts.length)
  await demandPageRoom(of, site, pages.length)
  await insertImportedPosts(of, { site, importId }, posts, now)
  await insertImportedPages(of, { site, importId }, pages, now)
  return importId
}

/**
 * The time of publishing; null for a draft, and if the time is before 1970 or more than ten years
 * ahead, so that the post becomes a draft.
 */
function timeOf(publishedAt: string | null, now: Date): string | null {
  try {
    return storedTime(publishedAt, now)
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function namesIn({ content, sharePicture }: FoundPost): string[] {
  const inBlocks = content.flatMap((block) => pictureOf(block) ?? [])
  return sharePicture === null ? inBlocks : [...inBlocks, sharePicture]
}

function withPictures(content: PageContent, ids: ReadonlyMap<string, string>): PageContent {
  return content.flatMap((block) => {
    const name = pictureOf(block)
    if (name === null) return [block]
    const picture = ids.get(name)
    return picture === undefined ? [] : [{ ...block, props: { ...block.props, picture } }]
  })
}

/** The id of the picture in a block; null if the block shows none. */
function pictureOf({ type, props }: PlacedBlock): string | null {
  const { picture } = props
  return type === 'picture' && typeof picture === 'string' ? picture : null
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
