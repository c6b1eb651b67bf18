import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, Cursor, line, list, Search } from '#core/words.ts'
import { PAGES, POSTS } from '../limits.ts'
import { PageDraft } from './pages.ts'
import { SiteLanguage } from './sites.ts'

const OnePost = z.object({ site: Id, post: Id })

const Tag = line(POSTS.tagCharacters).check(z.minLength(1, 'A tag needs a letter'))
const Author = line(PAGES.titleCharacters)

/** A post as it is edited: a page with an author, tags and a date. */
export const PostDraft = z.extend(z.omit(PageDraft, { isInMenu: true }), {
  author: Author,
  tags: list(Tag, POSTS.tags),
  /** Null for the language of the site. */
  language: z._default(z.nullable(SiteLanguage), null),
  /** The time from which publications show the post; null for a draft. */
  publishedAt: z.nullable(Time),
})
export type PostDraft = z.infer<typeof PostDraft>

/** scheduled: its time is still to come. */
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
   * Counts the saves. The next save names it, so that it cannot overwrite changes of somebody else.
   */
  version: z.int(),
  state: z.enum(postStates),
  editedAt: Time,
})
export type EditedPost = z.infer<typeof EditedPost>

/** Posts of a site. Posts whose time has come are part of the next publication. */
export const posts = defineContract('website-builder/posts', {
  /** Drafts first, then the newest first. */
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
  /** The tags of all posts, the most used first. */
  listTags: read(
    z.object({ site: Id }),
    z.object({ tags: z.array(z.object({ name: z.string(), posts: Count })) }),
    ['not-found'],
  ),
  getPost: read(OnePost, EditedPost, ['not-found']),
  /** Adds an empty draft; its path follows from the title. */
  addPost: write(z.object({ site: Id, title: PageDraft.shape.title }), z.object({ post: Id }), [
    'not-found',
    'conflict',
  ]),
  /**
   * Saves a post over the version that was read. If its time is still to come, the post is
   * published at that time.
   */
  savePost: write(
    z.extend(OnePost, { version: Count, draft: PostDraft }),
    z.object({ version: z.int(), editedAt: Time }),
    ['not-found', 'conflict'],
  ),
  duplicatePost: write(OnePost, z.object({ post: Id }), ['not-found', 'conflict']),
  /** Deletes a post; visitors see it until the site is published again. It can be restored for some days. */
  deletePost: write(OnePost, Nothing, ['not-found']),
  restorePost: write(OnePost, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/posts': typeof posts
  }
}
