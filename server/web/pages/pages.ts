import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'
import type { Ask } from '#core/contract.ts'
import { askingOrigin, askingSession, inHub } from '../../access/asking.ts'
import { hashOf, type Assets, type Build, type RenderRequest } from './build.ts'
import type { WhoAsks } from '../whose.ts'
import { cookieName, readCookie } from '../cookies.ts'
import { isLostPage } from '../requests/request-kind.ts'
import { wroteJustNow } from '../requests/wrote-just-now.ts'
import { readTheme, themeAttribute, type Theme } from '../plain/theme.ts'
import { Markup, markup } from '#core/pages/markup.ts'
import { sendPlainPage } from '../plain/plain-page.ts'
import { pagePolicy, type PageNeeds } from '../plain/security-headers.ts'
import { sendStoredPage } from './stored-page.ts'
import { preferredEncoding } from './compress-replies.ts'
import { packable, type KeptDocument, type KeptDocuments } from './kept-documents.ts'
import type { OnOld } from './keeping-ask.ts'
import { knownQuestions } from './known-questions.ts'
import { within } from './within.ts'
import { readListLooks } from '#areas/articles/contracts/list-looks.ts'

/** The longest time of rendering; after it, the reader gets a page that loads its data itself. */
const LONGEST_RENDER_MS = 5000

/** Hosts of the pictures of the demo's sample articles. */
const demoImageHosts = ['https://images.unsplash.com']

interface Pages {
  documents: KeptDocuments
  /** The built pages; null if the screens were not built. */
  build: Build | null
  /**
   * Returns a function that calls a reader's operations in this process; `isAnew` ignores the
   * cache.
   */
  askFor(readerId: string, how: { isAnew: boolean; onOld?: OnOld }): Ask
  /** Says if recordings in the reader's pages may be loaded from their publishers. */
  mayAskPublishers(readerId: string): Promise<boolean>
  /** Says if the thing that an address opens over a page is missing for the reader. */
  isGone(readerId: string, path: string, params: URLSearchParams): Promise<boolean>
  whoAsks: WhoAsks
  /** The paths of the portal's pages. */
  livePaths: string[]
  /** Says if no page exists at a path. */
  isMissing(path: string): boolean
  /** Sources of frames, in addition to players, that the page at a path shows. */
  framesAt(path: string): string[]
  /** The path before each path of the server. */
  base: string
  now: () => Date
}

/** Serves the home page, the demo, and each section of the portal with all paths below it. */
export function servePages(app: FastifyInstance, pages: Pages): void {
  const { documents, build, askFor, mayAskPublishers, isGone, whoAsks, livePaths } = pages
  const { isMissing, framesAt, base, now } = pages
  if (!build) {
    const paths = ['/', ...['/demo', ...livePaths].flatMap((path) => [path, `${path}/*`])]
    for (const path of paths) app.get(path, (_, reply) => sendUnbuilt(reply))
    return
  }
  const { assets, home, demo, renderDocument } = build
  const hashesIn = (html: string) => styleHashesIn(html, assets, base)
  const homePolicy = pagePolicy({ styleHashes: hashesIn(home.plain) })
  const livePolicy = (html: string, more: Partial<PageNeeds> = {}) =>
    pagePolicy({
      styleHashes: hashesIn(html),
      trustedPolicies: ['server-html', 'service-worker'],
      isApp: true,
      ...more,
    })
  const demoPolicy = pagePolicy({
    styleHashes: hashesIn(demo.plain),
    imageHosts: demoImageHosts,
    connectHosts: [leaderboardHost],
  })

  app.get('/', (_, reply) =>
    sendStoredPage(reply.headers(homePolicy), home, { followsTheme: true }),
  )

  for (const path of ['/demo', '/demo/*']) {
    app.get(path, (_, reply) =>
      sendStoredPage(reply.headers(demoPolicy), demo, { followsTheme: false }),
    )
  }

  const known = knownQuestions()

  async function sendLivePage(request: FastifyRequest, reply: FastifyReply) {
    const theme = readTheme(request.headers.cookie)
    const readerId = whoAsks(request)
    // Answers cached in this process may be older than a write that the browser has just sent to
    // another process.
    const isAnew = wroteJustNow(request)
    const ask = askFor(readerId, { isAnew })
    const panel = readPanel(request.headers.cookie)
    const [path = '', search] = request.url.split('?')
    const marks = readMarks(request.headers.cookie)
    const address = base + request.url
    const page = { page: address, base, ask, theme, panel, marks, door: 'live' as const }
    const onAsked = (questions: string[]) => known.note(readerId, address, questions)
    const render = async () => {
      const begunAt = now().getTime()
      let oldMs = 0
      const onOld: OnOld = (ms) => (oldMs = Math.max(oldMs, ms))
      const answers = await known.askAhead(readerId, address, askFor(readerId, { isAnew, onOld }))
      // The page gets the time of its oldest part, so that the change stream reports everything
      // since then.
      const drawnAt = new Date(begunAt - oldMs)
      const html = await renderDocument({ ...page, now: drawnAt, answers, onAsked })
      return { html, oldMs }
    }
    const frames = framesAt(path)
    const key = [address, theme, panel, marks, askingSession(), askingOrigin()].join(' ')
    reply
      .code(isMissing(path) ? 404 : 200)
      .header('cache-control', 'private, no-cache')
      .type('text/html; charset=utf-8')
    try {
      const document = isAnew
        ? render().then(({ html }) => packable(html))
        : documents.document(readerId, key, render)
      const [made, hasMediaOfPublishers, isGoneHere] = await Promise.all([
        within(LONGEST_RENDER_MS, document),
        mayAskPublishers(readerId),
        isGone(readerId, path, new URLSearchParams(search)),
      ])
      if (isGoneHere) reply.code(404)
      const policy = livePolicy(made.html, { hasMediaOfPublishers, frames })
      return await sendPacked(request, reply.headers(policy), made)
    } catch (error) {
      request.log.error({ err: error, route: request.routeOptions.url }, 'A page was sent empty')
      const html = emptyShell(assets, base, theme, marks)
      return reply.headers(livePolicy(html, { frames })).send(html)
    }
  }
  // A browser shows this page when it has no network, so the page contains no data of a reader.
  app.get('/shell', (request, reply) => {
    const { cookie } = request.headers
    const html = emptyShell(assets, base, readTheme(cookie), readMarks(cookie))
    return reply
      .headers({ ...livePolicy(html), 'cache-control': 'private, no-cache' })
      .type('text/html; charset=utf-8')
      .send(html)
  })
  for (const path of livePaths) {
    app.get(path, sendLivePage)
    app.get(`${path}/*`, sendLivePage)
  }
  // A person who requests an unknown page gets it inside the usual frame. This hook comes after
  // those that check access.
  app.addHook('onRequest', async (request, reply) => {
    if (isLostPage(request)) return sendLivePage(request, reply)
  })
}

const styleInside = /<link rel="stylesheet" href="([^"]+)" disabled>/g
/**
 * The beginning of the rules of parts whose style sheets are loaded later; they differ from page to
 * page.
 */
const RULES = '<style data-rules>'

/**
 * Hashes of the inline styles in a page. Each inline style is named by a disabled link
 * (`writeDocument`). Hashes for all pages would exceed the headers that proxies accept, such as 4
 * kB in nginx.
 */
function styleHashesIn(html: string, { styleHashes }: Assets, base: string): string[] {
  const head = html.slice(0, html.indexOf('</head>'))
  const addresses = [...head.matchAll(styleInside)].map(([, address]) =>
    address!.slice(base.length),
  )
  const known = addresses.flatMap((address) =>
    Object.hasOwn(styleHashes, address) ? styleHashes[address]! : [],
  )
  const rules = head.split(RULES).slice(1)
  return [...known, ...rules.map((text) => hashOf(text.slice(0, text.indexOf('</style>'))))]
}

/** Reads the state in which the reader left the right panel, from a cookie. */
function readPanel(cookies: string | undefined): RenderRequest['panel'] {
  const left = readCookie(cookies, cookieName('panel'))
  return left === 'open' || left === 'hidden' ? left : null
}

/** Reads how lists look in the browser, from a cookie, so that the first paint is right. */
function readMarks(cookies: string | undefined): string[] {
  return readListLooks(readCookie(cookies, cookieName('lists')))
}

async function sendPacked(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { html, packed }: KeptDocument,
): Promise<FastifyReply> {
  const encoding = preferredEncoding(headers['accept-encoding'])
  reply.header('vary', 'Accept-Encoding')
  if (!encoding) return reply.send(html)
  const body = await packed(encoding)
  return reply.header('content-encoding', encoding).send(body)
}

/** A page without content, whose browser program loads the data again and shows the error. */
function emptyShell(
  { version, scripts, styles, icons }: Assets,
  base: string,
  theme: Theme | null,
  marks: readonly string[],
): string {
  return markup`<!doctype html>
<html lang="en"${base && markup` data-base="${base}"`}${themeAttribute(theme)}${marks.map((mark) => markup` data-${mark}`)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Synthwire</title>
<meta name="build" content="${version}">
${styles.map((style) => markup`<link rel="stylesheet" href="${base}${style}">`)}
${scripts.map((script) => markup`<script type="module" src="${base}${script}"></script>`)}
</head>
<body><div id="root"></div>${new Markup(icons)}</body>
</html>
`.text
}

function sendUnbuilt(reply: FastifyReply): FastifyReply {
  return sendPlainPage(reply, 503, {
    title: 'Not built yet',
    body: markup`<h1>The screens are not built yet</h1>
      <p>
        Run <code>npm run build</code>, then start Synthwire again. The
        <a href="${inHub('/api/docs')}">API</a> answers already.
      </p>`,
  })
}
