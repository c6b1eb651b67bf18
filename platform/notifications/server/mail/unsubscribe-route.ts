import { createHash } from 'node:crypto'
import { inHub } from '#server/access/asking.ts'
import { extensionPoint } from '#server/extension-points.ts'
import type { OpenRoute, Reply } from '#server/web/routes/route.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { plainStyle } from '#server/web/plain/plain-style.ts'
import { plainPagePolicy } from '#server/web/plain/security-headers.ts'
import { sql, type World } from '#server/tools.ts'
import { readUnsubscribe, UNSUBSCRIBE_PATH } from './unsubscribe-link.ts'

/** The most bytes of the form that a mail program or the button sends; its content is ignored. */
const FORM_BYTES = 16_384

/** Extension point for work after a reader unsubscribed, such as pausing a schedule. */
export const mailUnsubscribed =
  extensionPoint<(world: World, who: { readerId: string; list: string }) => Promise<void>>(
    'mail-unsubscribed',
  )

/**
 * Unsubscribes by one click (RFC 8058): by a POST of the mail program, or by the button on this
 * page. A GET changes nothing, because programs also follow links in mails.
 */
export const unsubscribeRoute: OpenRoute = {
  who: 'key',
  path: `${UNSUBSCRIBE_PATH}/*`,
  methods: ['GET', 'POST'],
  body: { as: 'bytes', mostBytes: FORM_BYTES },
  async answer(world, { method, params: { '*': rest = '' } }) {
    const who = readUnsubscribe(world.secrets, rest)
    if (!who) return page(404, 'This link is not valid', 'Change what you get under Settings.')
    if (method === 'GET') return page(200, 'Unsubscribe', null)
    await unsubscribe(world, who)
    return page(200, 'Unsubscribed', 'You get no more of these emails.')
  },
}

async function unsubscribe(world: World, who: { readerId: string; list: string }): Promise<void> {
  const { readerId, list } = who
  const { changed } = await world.db.run(sql`
    insert into notifications_unsubscribed (reader_id, list, at)
    select id, ${list}, ${world.now()} from readers where id = ${readerId}
    on conflict do nothing`)
  if (changed === 0) return
  for (const follow of world.extensions(mailUnsubscribed)) await follow(world, who)
  await world.announce({ area: 'notifications/channels', readerId })
}

const styleHash = `sha256-${createHash('sha256').update(plainStyle).digest('base64')}`

/** The page with a message; if `words` is null, it asks for the click. */
function page(status: number, title: string, words: string | null): Reply {
  const body = words ?? 'Press the button to get no more of these emails.'
  const form = markup`<form method="post"><button>Unsubscribe</button></form>`
  return {
    status,
    type: 'text/html; charset=utf-8',
    headers: plainPagePolicy(styleHash, { hasForm: true }),
    body: markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${inHub('/icon.svg')}" type="image/svg+xml">
<title>${title} · Synthwire</title>
<style>${new Markup(plainStyle)}</style>
</head>
<body>
<main>
<a class="name" href="${inHub('/')}">Synthwire</a>
<h1>${title}</h1>
<p>${body}</p>
${words === null ? form : null}
</main>
</body>
</html>
`.text,
  }
}
