import * as z from 'zod/mini'
import type { DocumentRoute } from '#server/area.ts'
import { sql } from '#server/tools.ts'

/**
 * A mail as it came, on a page without scripts, styles and pictures: the links in it, such as the one
 * that confirms a subscription, can be pressed here.
 */
export const mailPage: DocumentRoute = {
  path: '/mails/:entry',
  async answer({ db }, { params }) {
    const entry = Number(params['entry'])
    if (!Number.isSafeInteger(entry) || entry < 1) return null
    const mail = await db.maybe(
      z.object({ title: z.string(), authors: z.array(z.string()), html: z.string() }),
      sql`select entries.title, authors, html from entries
          join inboxes using (feed_id) where entries.id = ${entry}`,
    )
    if (!mail) return null
    return { type: 'text/html; charset=utf-8', body: pageOf(mail) }
  },
}

function pageOf({
  title,
  authors,
  html,
}: {
  title: string
  authors: string[]
  html: string
}): string {
  const heading = escaped(title)
  return `<!doctype html>
<html lang="und"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body><main><h1 dir="auto">${heading}</h1><p dir="auto">${escaped(authors.join(', '))}</p><hr>
<div dir="auto">${withoutPictures(html)}</div></main></body></html>`
}

/** Sanitised at ingest, so attributes are quoted. A picture would ask the sender's server for it. */
function withoutPictures(html: string): string {
  return html.replaceAll(/<img\b[^>]*>/g, (picture) => / alt="([^"]*)"/.exec(picture)?.[1] ?? '')
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
