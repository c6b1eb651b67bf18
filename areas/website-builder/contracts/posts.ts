import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, line, list, Search } from '#core/words.ts'
import { PAGES, POSTS } from '../limits.ts'
import { PageDraft } from './pages.ts'
import { SiteLanguage } from './sites.ts'

const OnePost = z.object({ site: Id, post: Id })

const Tag = line(POSTS.tagCharacters).check(z.minLength(1, 'A tag needs a letter'))
const Author = line(PAGES.titleCharacters)

/** A post as it is edited. It has the fields of a page, and an author, tags and a date. */
export const PostDraft = z.extend(z.omit(PageDraft, { isInMenu: true }), {
  author: Author,
  tags: list(Tag, POSTS.tags),
  /** The language of the post; null if it is that of the site. */
  language: z._default(z.nullable(SiteLanguage), null),
  /** The time from which publications show the post; null for a draft. */
  publishedAt: z.nullable(Time),
})
export type PostDraft = z.infer<typeof PostDraft>

/** The states of a post; "scheduled" means that its time of publishing is in the future. */
export const postStates = ['draft', 'scheduled', 'published'] as const

export const PostSummary = z.object({
  id: Id,
  title: z.string(),
  /** The path on the site without slashes around it, such as "news/new-menu". */
  path: z.string(),
  author: z.string(),
  tags: z.array(z.string()),
  publishedAt: z.nullable(Time),
  state: z.enum(postStates),
  editedAt: Time,
})
export type PostSummary = z.infer<typeof PostSummary>

export const EditedPost = z.extend(PostDraft, {
  id: Id,
  /**
   * The number of saves. The next save has to state it, so that it does not overwrite somebody
   * else's changes.
   */
  version: z.int(),
  state: z.enum(postStates),
  editedAt: Time,
})
export type EditedPost = z.infer<typeof EditedPost>

/** Posts of a site. A publication contains posts whose time has come. */
export const posts = defineContract('website-builder/posts', {
  /** Lists posts: drafts first, then the others from the newest. */
  listPosts: read(
    z.object({
      site: Id,
      search: z.optional(Search),
      tag: z.optional(Tag),
      state: z.optional(z.enum(postStates)),
      cursor: z.optional(Cursor),
    }),
    z.object({ posts: z.array(PostSummary), next: z.nullable(Cursor) }),
    ['not-found'],
  ),
  /** Lists the tags of all posts, the most frequent first. */
  listTags: read(
    z.object({ site: Id }),
    z.object({ tags: z.array(z.object({ name: z.string(), posts: Count })) }),
    ['not-found'],
  ),
  getPost: read(OnePost, EditedPost, ['not-found']),
  /** Adds an empty draft, whose path is made from the title. */
  addPost: write(z.object({ site: Id, title: PageDraft.shape.title }), z.object({ post: Id }), [
    'not-found',
    'conflict',
  ]),
  /**
   * Saves a post if `version` is the current one. If its time is in the future, the post is
   * published then.
   */
  savePost: write(
    z.extend(OnePost, { version: Count, draft: PostDraft }),
    z.object({ version: z.int(), editedAt: Time }),
    ['not-found', 'conflict'],
  ),
  duplicatePost: write(OnePost, z.object({ post: Id }), ['not-found', 'conflict']),
  /**
   * Deletes a post; visitors see it until the site is published again. This can be undone for some
   * days.
   */
  deletePost: write(OnePost, Nothing, ['not-found']),
  restorePost: write(OnePost, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/posts': typeof posts
  }
}
