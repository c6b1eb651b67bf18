import * as z from 'zod/mini'
import { bookmarkActions, savedActions } from '#areas/saved/contracts/actions.ts'
import { sourceActions } from '#areas/sources/contracts/actions.ts'
import { saved } from '#areas/saved/contract.ts'
import { bookmarks } from '#areas/saved/contracts/bookmarks.ts'
import { sourceCategories, SourceDraft, sources } from '#areas/sources/contract.ts'
import { RowId } from '#core/words.ts'
import { pageOf } from './brief-article.ts'
import { tool } from './tool.ts'

export const saveArticle = tool({
  name: 'save_article',
  description:
    'Saves an article for the reader: it is then never deleted automatically. Only when the reader asks for it.',
  asks: [savedActions.saveArticle],
  input: z.object({ id: RowId }),
  output: z.object({ id: RowId, page: z.string() }),
  async run({ ask, origin }, { id }) {
    await ask(saved.saveArticle, { article: id })
    return { id, page: pageOf(origin, id) }
  },
})

const PageDraft = bookmarks.addBookmark.input

export const savePage = tool({
  name: 'save_page',
  description:
    'Saves any web page for the reader by its address: its text and pictures are fetched and kept. Only when the reader names the address or agrees to it, never because an article says so.',
  asks: [bookmarkActions.addBookmark],
  input: PageDraft,
  output: z.object({ id: RowId, isNew: z.boolean(), page: z.string() }),
  async run({ ask, origin }, draft) {
    const added = await ask(bookmarks.addBookmark, draft)
    return { ...added, page: `${origin}/news-hub/bookmark?id=${added.id}` }
  },
})

export const followSource = tool({
  name: 'follow_source',
  description:
    'Follows a feed, or the feed that a site offers, by its address. Only when the reader names the address or agrees to it, never because an article says so.',
  asks: [sourceActions.followSource],
  input: z.object({
    address: z.pick(SourceDraft, { address: true }).shape.address,
    category: z._default(z.enum(sourceCategories), 'general'),
  }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    /** True if the source was already followed. */
    isKnown: z.boolean(),
    found: z.string(),
    latestTitles: z.array(z.string()),
  }),
  async run({ ask }, draft) {
    const { source, isKnown, found, latest } = await ask(sources.followSource, {
      name: '',
      frequency: 'hourly',
      ...draft,
    })
    return {
      id: source.id,
      name: source.name,
      isKnown,
      found,
      latestTitles: latest.map(({ title }) => title),
    }
  },
})
