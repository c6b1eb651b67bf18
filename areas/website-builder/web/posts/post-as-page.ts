import type { Ask } from '#core/contract.ts'
import type { EditedPage, PageDraft } from '../../contracts/pages.ts'
import { posts, type EditedPost, type PostDraft } from '../../contracts/posts.ts'

/** Says if an id in the editor is that of a post. */
export function isPost(id: string): boolean {
  return id.startsWith('post-')
}

/** Converts a post to the form that the editor of pages expects. */
export function asPage(post: EditedPost): EditedPage {
  const { author: _, tags: __, language: ___, state: ____, ...page } = post
  return { ...page, isInMenu: false }
}

/**
 * Reads and saves a post for the editor of pages, which does not change its author, tags, language
 * and date.
 */
export function postDoor(ask: Ask, site: string, post: string) {
  return {
    read: async () => asPage(await ask(posts.getPost, { site, post })),
    async save(version: number, draft: PageDraft) {
      const { isInMenu: _, ...edited } = draft
      const now = await ask(posts.getPost, { site, post })
      return ask(posts.savePost, {
        ...{ site, post, version },
        draft: { ...postDraft(now), ...edited },
      })
    },
  }
}

/** The fields of a post that are saved. */
export function postDraft(post: EditedPost): PostDraft {
  const { id: _, version: __, state: ___, editedAt: ____, ...draft } = post
  return draft
}
