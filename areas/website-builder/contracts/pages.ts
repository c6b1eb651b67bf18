import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, text } from '#core/words.ts'
import { PageContent } from '../blocks/page-content.ts'
import { LOCKS, PAGES } from '../limits.ts'

const OnePage = z.object({ site: Id, page: Id })

/**
 * A path on the site: names of lowercase letters, digits and hyphens, separated by slashes. "" is
 * the first page.
 */
export const PagePath = line(PAGES.pathCharacters).check(
  z.regex(
    /^(?:[a-z\d]+(?:-[a-z\d]+)*(?:\/[a-z\d]+(?:-[a-z\d]+)*){0,3})?$/,
    'Use small letters, digits and hyphens, with slashes between folders, such as "about/team"',
  ),
)

/** A page as it is edited. */
export const PageDraft = z.object({
  title: line(PAGES.titleCharacters).check(z.minLength(1, 'Give the page a title')),
  path: PagePath,
  description: line(PAGES.descriptionCharacters),
  isInMenu: z.boolean(),
  /**
   * The id of the picture that is shown when the page is shared; null for one that is made from its
   * title.
   */
  sharePicture: z.nullable(Id),
  content: PageContent,
})
export type PageDraft = z.infer<typeof PageDraft>

export const EditedPage = z.extend(PageDraft, {
  id: Id,
  /**
   * The number of saves. The next save has to state it, so that it does not overwrite somebody
   * else's changes.
   */
  version: z.int(),
  editedAt: Time,
  /** The time of publishing; null if the page is not published. */
  publishedAt: z.nullable(Time),
})
export type EditedPage = z.infer<typeof EditedPage>

/** A line of text in a comparison: the same on both sides, added or removed. */
export const ComparedLine = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  words: z.string(),
})
export type ComparedLine = z.infer<typeof ComparedLine>

/** The draft pages of a site. Changes become public when the site is published. */
export const pages = defineContract('website-builder/pages', {
  getPage: read(OnePage, EditedPage, ['not-found']),
  addPage: write(
    z.object({ site: Id, title: PageDraft.shape.title, path: PagePath }),
    z.object({ page: Id }),
    ['not-found', 'conflict'],
  ),
  /**
   * Saves a page if `version` is the current one. If the path changes, the old one redirects to it.
   */
  savePage: write(
    z.extend(OnePage, { version: Count, draft: PageDraft }),
    z.object({ version: Count, editedAt: Time }),
    ['not-found', 'conflict'],
  ),
  duplicatePage: write(OnePage, z.object({ page: Id }), ['not-found', 'conflict']),
  /**
   * Protects a page with a password, at once and in all publications; null removes the password.
   */
  lockPage: write(
    z.extend(OnePage, {
      password: z.nullable(
        text(LOCKS.characters).check(
          z.minLength(LOCKS.least, `Use ${LOCKS.least} characters at least`),
        ),
      ),
    }),
    Nothing,
    ['not-found', 'invalid', 'unavailable'],
  ),
  /** Deletes a page; visitors see it until the site is published again. */
  deletePage: write(OnePage, Nothing, ['not-found', 'conflict']),
  restorePage: write(OnePage, Nothing, ['not-found', 'conflict']),
  /** Sets the order of pages, which is also that of the menu. Pages that are left out come last. */
  orderPages: write(z.object({ site: Id, pages: list(Id, PAGES.pages) }), Nothing, ['not-found']),
  /** Compares the text of the draft with the text that visitors see. */
  comparePage: read(OnePage, z.object({ lines: z.array(ComparedLine) }), ['not-found']),
  /** Resets the draft to the version that visitors see. */
  revertPage: write(OnePage, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/pages': typeof pages
  }
}
