import { createHash } from 'node:crypto'
import type { ReaderRoute } from '#server/web/routes/route.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { framePageHeaders } from '#server/web/plain/security-headers.ts'
import { frameOf } from './frame-address.ts'

const STYLE =
  'html,body{height:100%;margin:0;background:#000}iframe{display:block;width:100%;height:100%;border:0}'
const styleHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/**
 * A page that contains only a frame of another host. Articles embed this page, so their content
 * policy allows frames of this server alone, and only the policy of this page names the other host.
 */
export const framePage: ReaderRoute = {
  who: 'reader',
  path: '/frames/:named',
  async answer({ frameHosts }, { params }) {
    const frame = frameOf(Buffer.from(params['named'] ?? '', 'base64url').toString(), frameHosts)
    if (!frame) return null
    return {
      type: 'text/html; charset=utf-8',
      body: pageOf(frame),
      headers: framePageHeaders(styleHash, frame.host),
    }
  },
}

function pageOf(frame: URL): string {
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Player of ${frame.host}</title><style>${new Markup(STYLE)}</style></head>
<body><iframe src="${frame.href}" title="Player of ${frame.host}" allow="autoplay; encrypted-media; fullscreen; picture-in-picture" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation allow-forms" referrerpolicy="strict-origin-when-cross-origin"></iframe></body></html>`
    .text
}
