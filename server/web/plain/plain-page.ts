import { createHash } from 'node:crypto'
import { inHub } from '../../access/asking.ts'
import type { FastifyReply } from 'fastify'
import { readTheme, themeAttribute } from './theme.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { plainStyle } from './plain-style.ts'
import { plainPagePolicy } from './security-headers.ts'

export interface PlainPage {
  title: string
  body: Markup
  isWide?: boolean
  /** True if the page has a form that sends something to the server. */
  hasForm?: boolean
  /** The address of a script of ours that improves the page, which also works without it. */
  script?: string
}

const styleHash = `sha256-${createHash('sha256').update(plainStyle).digest('base64')}`

/**
 * Sends a page that needs neither the browser program nor anything from other servers, such as the
 * sign-in, the 404 page, or the description of the API.
 */
export function sendPlainPage(
  reply: FastifyReply,
  status: number,
  { title, body, isWide = false, hasForm = false, script }: PlainPage,
): FastifyReply {
  const page = markup`<!doctype html>
<html lang="en"${themeAttribute(readTheme(reply.request.headers.cookie))}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="${inHub('/icon.svg')}" type="image/svg+xml">
<title>${title} · Synthwire</title>
<style>${new Markup(plainStyle)}</style>
${script === undefined ? null : markup`<script type="module" src="${script}"></script>`}
</head>
<body>
<main${new Markup(isWide ? ' class="wide"' : '')}>
<a class="name" href="${inHub('/')}">Synthwire</a>
${body}
</main>
</body>
</html>
`
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      ...plainPagePolicy(styleHash, { hasForm, hasScript: script !== undefined }),
    })
    .type('text/html; charset=utf-8')
    .send(page.text)
}
