import type { TestTools } from '#server/test-tools.ts'
import { websiteBuilder, type SiteWishes } from '../contract.ts'
import { pages, type EditedPage, type PageDraft } from '../contracts/pages.ts'
import { nobody } from '../contracts/site-contact.ts'
import { sites } from '../contracts/sites.ts'

export const someWishes: SiteWishes = {
  industry: 'restaurant-cafe',
  size: 'solo',
  purpose: 'informational',
  features: ['seo'],
}

/** The operations of the Website Builder for the reader of a test, called as from the web. */
export function testBuilder(tools: TestTools) {
  const ask = tools.askAs(tools.readerId, { operations: ['*'], scope: 'owner' })
  const site = (id: string) => ask(sites.getSite, { site: id })

  return {
    ...{ ask, site },
    async create(name = 'Harbour Café', wishes = someWishes) {
      const made = await ask(websiteBuilder.generateBlueprint, {
        ...wishes,
        about: { name, contact: nobody },
      })
      return made.site!
    },
    /** Reads a page by its path. */
    async page(id: string, path = ''): Promise<EditedPage> {
      const found = (await site(id)).pages.find((page) => page.path === path)
      return ask(pages.getPage, { site: id, page: found!.id })
    },
    /** Reads a page, changes it, and saves it. */
    async save(
      id: string,
      { id: page, version, ...read }: EditedPage,
      changes: Partial<PageDraft>,
    ) {
      const { editedAt: _, publishedAt: __, ...draft } = read
      return ask(pages.savePage, { site: id, page, version, draft: { ...draft, ...changes } })
    },
  }
}
