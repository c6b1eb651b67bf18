import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { entryHtml } from '../store/entry-html.ts'
import { sql } from '#server/tools.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { foreignPageHeaders } from '#server/web/plain/security-headers.ts'
import { answerHtml } from '#engine/markup/answer-html.ts'
import { wordsForPictures } from '../pictures/pictures-in-text.ts'
import { mailFileLinks } from '../mail-files/file-address.ts'
import { isFetched } from '../claim/inbox-address.ts'

const STYLE = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.25}hr{border:0;border-top:1px solid color-mix(in srgb,currentColor 25%,transparent)}`
const styleHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

const Mail = z.object({
  title: z.string(),
  authors: z.array(z.string()),
  text: z.string(),
  html: z.nullable(z.string()),
  language: z.nullable(z.string()),
})

/**
 * The original mail on a page without scripts and pictures. Its links still work, such as one that
 * confirms a subscription.
 */
export const mailPage: ReaderRoute = {
  who: 'reader',
  path: '/mails/:entry',
  async answer({ db }, { params, readerId }) {
    const entry = Number(params['entry'])
    if (!Number.isSafeInteger(entry) || entry < 1) return null
    const mail = await db.maybe(
      Mail,
      sql`select entries.title, authors, text, html, entries.language from entries
          join feeds on feeds.id = feed_id where entries.id = ${entry} and not ${isFetched} and private_to = ${readerId}`,
    )
    if (!mail) return null
    const headers = foreignPageHeaders(styleHash)
    return { type: 'text/html; charset=utf-8', body: pageOf(mail), headers }
  },
}

function pageOf({ title, authors, text, html, language }: z.infer<typeof Mail>): string {
  return markup`<!doctype html>
<html lang="${language ?? 'und'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${title}</title><style>${new Markup(STYLE)}</style></head>
<body><main><h1 dir="auto">${title}</h1><p dir="auto">${authors.join(', ')}</p><hr>
<div dir="auto">${new Markup(answerHtml(entryHtml(html, text), [wordsForPictures, mailFileLinks()]))}</div></main></body></html>`
    .text
}
