import * as z from 'zod/mini'
import { Time, type Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import { carryingSources } from '../reading/carrying-sources.ts'
import { ReadableEntry, type fullText } from '../../contracts/full-text.ts'
import { openLink } from '#server/fetch/newswire-address.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { entryHtml } from '#feeds/store/entry-html.ts'
import { mailFileLinks } from '#feeds/mail-files/file-address.ts'
import { ourPlayers } from '#feeds/media/players-in-text.ts'
import { ourPictures } from '#feeds/pictures/pictures-in-text.ts'
import { scrollingTables } from '#engine/markup/scrolling-tables.ts'

const EntryRow = z.object({
  entry: z.int(),
  outlet: z.string(),
  title: z.string(),
  link: z.nullable(z.string()),
  authors: z.array(z.string()),
  publishedTime: Time,
  text: z.string(),
  feedHtml: z.nullable(z.string()),
  fullHtml: z.nullable(z.string()),
  state: ReadableEntry.shape.state,
  message: z.nullable(z.string()),
  fetchedTime: z.nullable(Time),
})

/** Serves entries of the sources that a reader follows, with the text of their pages. */
export function serverFullText(tools: Desk): Api<typeof fullText> {
  const { db, secrets, now, readerId } = tools

  async function entryOf(entry: number) {
    const row = await db.maybe(
      EntryRow,
      sql`select entries.id as entry, sources.name as outlet, entries.title, link,
            case when entries.authors = '{}' then coalesce(whole.authors, '{}') else entries.authors end as authors,
            published_at as published_time, entries.text, entries.html as feed_html, whole.html as full_html,
            coalesce(whole.state, 'feed') as state, whole.message, whole.fetched_at as fetched_time
          from entries
          cross join lateral ${carryingSources(readerId)}
          left join entry_full_texts as whole on whole.entry_id = entries.id
          where entries.id = ${entry}`,
    )
    if (!row) {
      throw new Problem(
        'not-found',
        'That entry was not found. You may no longer follow its source.',
      )
    }
    return row
  }

  return {
    async getEntry({ entry }) {
      const { text, feedHtml, fullHtml, link, ...row } = await entryOf(entry)
      const html = row.state === 'fetched' && fullHtml ? fullHtml : entryHtml(feedHtml, text)
      return {
        ...row,
        link: openLink(link),
        html: answerHtml(html, [
          ourPlayers(tools, readerId),
          ourPictures(secrets),
          mailFileLinks(),
          scrollingTables(),
        ]),
      }
    },

    async getPlainText({ entry }) {
      const { text } = await entryOf(entry)
      return { text }
    },

    async fetchEntry({ entry }) {
      const { link } = await entryOf(entry)
      if (link === null || !URL.canParse(link)) {
        throw new Problem('invalid', 'This entry has no link to a page.')
      }
      await db.run(sql`
        insert into entry_full_texts (entry_id, host, next_try_at)
        values (${entry}, ${new URL(link).host}, ${now()})
        on conflict (entry_id) do update
          set state = 'waiting', message = null, tries = 0, next_try_at = excluded.next_try_at
          where entry_full_texts.state in ('walled', 'failed')`)
      await tools.announce({ area: 'full-text', operations: ['getEntry'] })
    },
  }
}
