import { createHash } from 'node:crypto'
import { PAGES, POSTS } from '../limits.ts'
import { sitePath } from './file-paths.ts'
import { oneLine, type Leave } from './left-out.ts'

/** A post as its program wrote it, without the body. */
export interface RawPost {
  kind: 'post' | 'page'
  /** The id of the post in the program that it comes from. */
  key: string
  title: unknown
  /** The path of the post on its former site; empty if the file does not state it. */
  permalink: string
  /** The last part of the post's address. */
  slug: string
  description: unknown
  author: unknown
  tags: readonly unknown[]
  publishedAt: string | null
  picture: string
  body: string
  /** The path of the file that contains the post. */
  file: string
}

export type CollectedPost = Omit<RawPost, 'title' | 'description' | 'author' | 'tags'> & {
  title: string
  path: string
  description: string
  author: string
  tags: string[]
}

const FOLDER = 'news'

/**
 * Collects the posts and pages of a file, up to the limit of a site, each with a path of its own.
 */
export function collectPosts(leave: Leave) {
  const posts: CollectedPost[] = []
  const counts = { post: 0, page: 0 }
  const paths = new Set<string>()
  const keys = new Set<string>()
  const most = { post: POSTS.perSite, page: PAGES.pages }

  return {
    posts,
    add(raw: RawPost) {
      const title = oneLine(raw.title, PAGES.titleCharacters)
      if (counts[raw.kind] >= most[raw.kind]) return leave('too-many', title)
      const key = createHash('sha256').update(`${raw.kind} ${raw.key}`).digest('hex')
      if (keys.has(key)) return leave('too-many', title)
      keys.add(key)
      counts[raw.kind]++
      const slug = sitePath(raw.slug) || sitePath(title) || raw.kind
      const wanted =
        sitePath(raw.permalink) ||
        (raw.kind === 'post' ? `${FOLDER}/${lastOf(slug)}` : lastOf(slug))
      const path = freePath(paths, wanted)
      paths.add(path)
      posts.push({
        ...raw,
        ...{ key, path, title: title || lastOf(slug) },
        description: oneLine(raw.description, PAGES.descriptionCharacters),
        author: oneLine(raw.author, PAGES.titleCharacters),
        tags: tagsOf(raw.tags),
      })
    },
  }
}

const lastOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function freePath(taken: ReadonlySet<string>, wanted: string): string {
  if (!taken.has(wanted)) return wanted
  const plain = wanted.slice(0, PAGES.pathCharacters - 6).replace(/[-/]{1,200}$/, '')
  for (let nth = 2; ; nth++) if (!taken.has(`${plain}-${nth}`)) return `${plain}-${nth}`
}

function tagsOf(given: readonly unknown[]): string[] {
  const tags = new Map<string, string>()
  for (const one of given.slice(0, 4 * POSTS.tags)) {
    const tag = oneLine(one, POSTS.tagCharacters)
    if (tag !== '' && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()].slice(0, POSTS.tags)
}
