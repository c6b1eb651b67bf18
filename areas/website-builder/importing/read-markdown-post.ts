import { readDate } from '#engine/dates/read-date.ts'
import { readFrontMatter, type Facts } from '#engine/front-matter/front-matter.ts'
import { IMPORTS } from '../limits.ts'
import type { RawPost } from './collect-posts.ts'
import type { Leave } from './left-out.ts'

/** Matches names of posts in Jekyll, such as "2024-05-01-old-quay.md". */
const DATED = /^(\d{4}-\d{2}-\d{2})-(.+)$/
/**
 * Matches the name of a Hugo post that is in a folder with its files. The folder has the name of
 * the post.
 */
const BUNDLE = /^index$/i
/** Matches the files in which Hugo describes lists of posts. */
const LIST = /(?:^|\/)_index\.\w+$/i

/**
 * Reads a post of Hugo, Jekyll, Ghost, Astro and others: Markdown after a block with facts (front
 * matter).
 */
export function readMarkdownPost(
  path: string,
  text: string,
  now: Date,
  leave: Leave,
): RawPost | null {
  if (LIST.test(path)) {
    leave('unknown-type', path)
    return null
  }
  const { facts, body } = readFrontMatter(text, IMPORTS.factsCharacters)
  if (facts === null) leave('facts', path)
  const known = facts ?? {}
  const folders = path.split('/')
  const file = folders.pop()!.replace(/\.(?:mdx?|markdown)$/i, '')
  const name = BUNDLE.test(file) ? (folders.at(-1) ?? file) : file
  const [, day, rest] = DATED.exec(name) ?? []
  const heading = /^(?:\s*\n)?# +(\S.*)/.exec(body.slice(0, 4000))?.[1]
  const date = timeIn(known, day)
  return {
    kind: isPage(known) ? 'page' : 'post',
    key: path,
    title: known['title'] ?? heading ?? (rest ?? name).replaceAll(/[-_]+/g, ' '),
    permalink: textIn(known, ['permalink', 'url']).replaceAll(/:[a-z]+/g, ''),
    slug: textIn(known, ['slug']) || (rest ?? name),
    description: textIn(known, ['description', 'excerpt', 'summary', 'subtitle', 'custom_excerpt']),
    author: peopleIn(known),
    tags: [
      ...listIn(known['tags'] ?? known['tag']),
      ...listIn(known['categories'] ?? known['category']),
    ],
    publishedAt: isDraft(known, folders) ? null : (date ?? now.toISOString()),
    picture: textIn(known, [
      'image',
      'cover',
      'featured_image',
      'feature_image',
      'heroImage',
      'thumbnail',
    ]),
    body,
    file: path,
  }
}

function isPage(facts: Facts): boolean {
  return [facts['type'], facts['layout']].some((one) => one === 'page') || facts['page'] === true
}

function isDraft(facts: Facts, folders: readonly string[]): boolean {
  const { draft, published, status } = facts as Record<string, unknown>
  const isSaid = [draft, facts['isDraft']].some((one) => one === true || one === 'true')
  const isHidden = published === false || published === 'false'
  const isOther = typeof status === 'string' && !/^(?:published?|scheduled|sent)$/i.test(status)
  return isSaid || isHidden || isOther || folders.includes('_drafts')
}

function timeIn(facts: Facts, day: string | undefined): string | null {
  for (const name of [
    'date',
    'publishDate',
    'pubDate',
    'published_at',
    'published',
    'datePublished',
    'created_at',
  ]) {
    const value = facts[name]
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString()
    const read = typeof value === 'string' && value.length < 100 ? readDate(value) : null
    if (read !== null) return read
  }
  return day === undefined ? null : readDate(day)
}

/**
 * The first of these facts that is a text, or an object that contains one, such as a picture with
 * its description.
 */
function textIn(facts: Facts, names: readonly string[]): string {
  for (const name of names) {
    const value = facts[name]
    if (typeof value === 'string') return value
    if (typeof value !== 'object' || value === null || Array.isArray(value)) continue
    const { src, url, image, path } = value as Record<string, unknown>
    const inner = [src, url, image, path].find((one) => typeof one === 'string')
    if (typeof inner === 'string') return inner
  }
  return ''
}

function peopleIn(facts: Facts): string {
  const given = facts['author'] ?? facts['authors']
  const people = (Array.isArray(given) ? given : [given]) as unknown[]
  return people
    .slice(0, 10)
    .map((one) =>
      typeof one === 'object' && one !== null ? (one as Record<string, unknown>)['name'] : one,
    )
    .filter((one): one is string => typeof one === 'string')
    .join(', ')
}

/** Reads a list. In a text, words are separated by commas or, in Jekyll, by spaces. */
function listIn(given: unknown): unknown[] {
  if (Array.isArray(given)) {
    return given.map((one) =>
      typeof one === 'object' && one !== null ? (one as Record<string, unknown>)['name'] : one,
    )
  }
  if (typeof given !== 'string') return []
  return given.split(given.includes(',') ? ',' : /\s/)
}
