import * as z from 'zod/mini'
import { defineContract, Id, Nothing, read, Time, write } from '#core/contract.ts'
import { Count, line, list, text } from '#core/words.ts'
import { PageContent } from '../blocks/page-content.ts'
import { LOCKS, PAGES } from '../limits.ts'

const OnePage = z.object({ site: Id, page: Id })

/** A path on the site: names of small letters, digits and hyphens between slashes. "" is the first page. */
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
  /** The picture that is shown where the page is shared; without one, a picture with its title is drawn. */
  sharePicture: z.nullable(Id),
  content: PageContent,
})
export type PageDraft = z.infer<typeof PageDraft>

export const EditedPage = z.extend(PageDraft, {
  id: Id,
  /**
   * Counts the saves. The next save names it, so that it cannot overwrite changes of somebody else.
   */
  version: z.int(),
  editedAt: Time,
  /** Null for a page that is not published. */
  publishedAt: z.nullable(Time),
})
export type EditedPage = z.infer<typeof EditedPage>

/** A line of a page as words, and its side of a comparison. */
export const ComparedLine = z.object({
  kind: z.enum(['same', 'added', 'removed']),
  words: z.string(),
})
export type ComparedLine = z.infer<typeof ComparedLine>

/** Pages of a site as drafts; nothing of it is public before it is published. */
export const pages = defineContract('website-builder/pages', {
  getPage: read(OnePage, EditedPage, ['not-found']),
  addPage: write(
    z.object({ site: Id, title: PageDraft.shape.title, path: PagePath }),
    z.object({ page: Id }),
    ['not-found', 'conflict'],
  ),
  /** Saves a page over the version that was read. A path that changes leaves a redirect. */
  savePage: write(
    z.extend(OnePage, { version: Count, draft: PageDraft }),
    z.object({ version: Count, editedAt: Time }),
    ['not-found', 'conflict'],
  ),
  duplicatePage: write(OnePage, z.object({ page: Id }), ['not-found', 'conflict']),
  /** Gives a page a password, at once and for all publications; null takes it away. */
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
  /**
   * Changes the order of pages, which is that of the menu. Pages that are not named come after the
   * others.
   */
  orderPages: write(z.object({ site: Id, pages: list(Id, PAGES.pages) }), Nothing, ['not-found']),
  /** The words of the draft next to those that visitors see. */
  comparePage: read(OnePage, z.object({ lines: z.array(ComparedLine) }), ['not-found']),
  /** Resets the draft to the version that visitors see. */
  revertPage: write(OnePage, Nothing, ['not-found', 'conflict']),
})

declare module '#core/contract.ts' {
  interface Contracts {
    'website-builder/pages': typeof pages
  }
}
