import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { asked, openTestServer } from '../test-web-server.ts'

const style = 'body { margin: 0 }'
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`
const styleInside = `<style>${style}</style><link rel="stylesheet" href="/assets/page-3c4d.css" disabled>`
const rules = '@media (width<=9px){p{margin:0}}'
const rulesHash = `sha256-${createHash('sha256').update(rules).digest('base64')}`
const home = `<!doctype html><html lang="en"><head>${styleInside}</head><h1>Home</h1></html>`
const demo = `<!doctype html><html lang="en" data-theme="dark"><h1>Demo</h1></html>`
const script = 'console.log("a program that is long enough to be packed")'

/**
 * A replacement of the real renderer. It shows the answers to its questions, and fails if the page
 * says so.
 */
const renderer = `export async function renderDocument({ page, ask, now, theme, door, marks }) {
  if (page.includes('broken')) throw new Error('render-went-wrong')
  if (page.includes('odd')) await ask({ path: 'notes/listNotes' }, { search: 7, tags: [] })
  if (page.includes('slow')) await new Promise(() => {})
  const given = await ask({ path: 'notes/echo' }, { given: 'from the keeper' })
  const words = ' every word again'.repeat(100)
  return ['<!doctype html><html><head><style data-rules>${rules}</style>${styleInside}</head>', page, given, now.toISOString(), theme, door, marks.join(), words].join('|')
}
export const isMissing = (path, { kept }) => kept.length === 0 && /nothing|news-hubs/.test(path)
export const showsSites = (path) => path === '/news-hub/shop'`

let server: Awaited<ReturnType<typeof openTestServer>>
let dist: string
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'synthwire-dist-'))
  for (const folder of ['web/assets/folder', 'web/demo', 'server']) {
    await mkdir(join(dist, folder), { recursive: true })
  }
  const files: [string, string | Buffer][] = [
    [
      'web/assets.json',
      JSON.stringify({
        version: 'build-1',
        scripts: ['/assets/main-1a2b.js'],
        styles: [],
        styleHashes: {
          '/assets/page-3c4d.css': styleHash,
          '/assets/other-5e6f.css': 'sha256-other',
        },
        icons: '<symbol id="icon-bell"></symbol>',
      }),
    ],
    ['web/index.html', home],
    ['web/index.html.br', brotliCompressSync(home)],
    ['web/demo/index.html', demo],
    ['web/assets/main-1a2b.js', script],
    ['web/assets/main-1a2b.js.br', brotliCompressSync(script)],
    ['web/assets/.hidden', 'not to be sent'],
    ['web/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['web/sizes.json', '{}'],
    ['web/worker.js', 'addEventListener("fetch", () => {})'],
    ['web/app.webmanifest', '{"name":"Synthwire"}'],
    ['server/package.json', '{"type":"module"}'],
    ['server/render.js', renderer],
  ]
  for (const [name, text] of files) await writeFile(join(dist, name), text)
  server = await openTestServer({ dist })
})
afterAll(async () => {
  await server.app.close()
  await rm(dist, { recursive: true })
})

const get = (url: string, headers = {}) =>
  server.app.inject({ url, headers: { host: 'localhost:4600', ...headers } })
const policyOf = (reply: { headers: Record<string, unknown> }) => {
  const policy = String(reply.headers['content-security-policy']).split('; ')
  return new Map(policy.map((directive) => directive.split(/ (.*)/, 2) as [string, string]))
}

describe('Every reply', () => {
  test.each([
    '/',
    '/demo',
    '/news-hub',
    '/nothing',
    '/api/docs',
    '/api/notes/echo',
    '/favicon.svg',
  ])('keeps the browser strict: %s', async (url) => {
    const reply = await get(url)
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    const policy = policyOf(reply)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/)
  })
})

describe('What makes a page an app', () => {
  test('the worker may fetch from its own hub and do nothing else, and is checked again each time', async () => {
    const reply = await get('/worker.js')
    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toMatch(/javascript/)
    expect(reply.headers['cache-control']).toBe('no-cache')
    const policy = policyOf(reply)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('connect-src')).toBe("'self'")
  })

  test('live pages may be installed, and start the worker; the home page and the demo may not', async () => {
    for (const [url, source] of [
      ['/news-hub/feed', "'self'"],
      ['/shell', "'self'"],
      ['/', undefined],
      ['/demo', undefined],
    ] as const) {
      const policy = policyOf(await get(url))
      expect([policy.get('manifest-src'), policy.get('worker-src')], url).toEqual([source, source])
    }
    expect((await get('/app.webmanifest')).headers['content-type']).toMatch(/manifest\+json/)
  })

  test('apps and sites are in frames of the page that declares them, and of no other', async () => {
    for (const [url, frames] of [
      ['/news-hub/shop', "'self' http://*.localhost:4601"],
      ['/news-hub/shop?broken', "'self' http://*.localhost:4601"],
      ['/news-hub/feed', "'self'"],
      ['/shell', "'self'"],
      ['/demo', undefined],
    ] as const)
      expect(policyOf(await get(url)).get('frame-src'), url).toBe(frames)
  })

  test('the empty page names its build, and says nothing of a reader', async () => {
    const { body, headers } = await get('/shell')
    expect(headers['synthwire-build']).toBe('build-1')
    expect(body).toContain('<meta name="build" content="build-1">')
    expect(body).not.toContain('from the keeper')
  })

  test('answers for one reader have a stamp of that reader, and answers for everybody have none', async () => {
    const stamps = await Promise.all(
      ['/news-hub/feed', '/api/notes/echo', '/favicon.svg', '/nothing'].map(
        async (url) => (await get(url)).headers['synthwire-reader'],
      ),
    )
    expect(stamps[0]).toMatch(/^[\w-]{22}$/)
    expect(stamps[0]).not.toContain('reader-1')
    expect(stamps[1]).toBe(stamps[0])
    expect(stamps.slice(2)).toEqual([undefined, undefined])
  })
})

describe('A page', () => {
  test('loads scripts, styles and pictures from its own server alone', async () => {
    for (const url of ['/', '/news-hub/feed']) {
      const policy = policyOf(await get(url))
      expect(policy.get('script-src')).toBe("'self'")
      const styles = url === '/' ? [styleHash] : [styleHash, rulesHash]
      expect(policy.get('style-src')).toBe(`'self' ${styles.map((hash) => `'${hash}'`).join(' ')}`)
      expect(policy.get('img-src')).toBe("'self'")
      expect(policy.get('font-src')).toBe("'self'")
      expect(policy.get('connect-src')).toBe("'self'")
      expect(policy.get('base-uri')).toBe("'none'")
      expect(policy.get('form-action')).toBe("'none'")
      expect([...policy.values()].join(' ')).not.toMatch(/data:|blob:|https?:|unsafe|\*/)
    }
  })

  test('puts HTML into itself by one policy at most, and starts a worker by another', async () => {
    const live = 'server-html service-worker'
    const policies = { '/': "'none'", '/demo': "'none'", '/news-hub/feed': live }
    for (const [url, name] of Object.entries(policies)) {
      const policy = policyOf(await get(url))
      expect(policy.get('require-trusted-types-for')).toBe("'script'")
      expect(policy.get('trusted-types')).toBe(name)
    }
  })

  test('that stands alone has its style and its icon, and sends no form', async () => {
    for (const url of ['/nothing', '/api/docs']) {
      const policy = policyOf(await get(url))
      expect(policy.get('style-src')).toMatch(/^'sha256-[^' ]+'$/)
      expect(policy.get('img-src')).toBe("'self'")
      expect(policy.get('form-action')).toBe("'none'")
      expect(policy.get('script-src')).toBeUndefined()
      expect(policy.get('trusted-types')).toBe("'none'")
    }
  })

  test('of the demo may show the pictures of its sample articles and ask for the leaderboard', async () => {
    for (const url of ['/demo', '/demo/', '/demo/news-hub/feed?article=3']) {
      const reply = await get(url)
      expect(reply.body).toBe(demo)
      expect(policyOf(reply).get('img-src')).toBe("'self' https://images.unsplash.com")
      expect(policyOf(reply).get('connect-src')).toBe(
        "'self' https://datasets-server.huggingface.co",
      )
    }
  })

  test('of the live hub arrives with its contents, which are asked for within the process', async () => {
    const reply = await get('/news-hub/feed?article=7&q=sea%20ice', { cookie: 'a=b; theme=light' })
    const [, page, given, now, theme, door] = reply.body.split('|')
    expect(page).toBe('/news-hub/feed?article=7&q=sea%20ice')
    expect(given).toBe('from the keeper')
    expect([now, theme, door]).toEqual(['2026-03-01T12:00:00.000Z', 'light', 'live'])
    expect(reply.headers['cache-control']).toBe('private, no-cache')
  })

  test('marks how lists are shown in that browser, from the first paint on', async () => {
    const marksOf = async (cookie: string) =>
      (await get('/news-hub', { cookie })).body.split('|')[6]
    expect(await marksOf('lists=compact')).toBe('compact')
    expect(await marksOf('theme=dark')).toBe('')
    expect(await marksOf('lists=huge." data-x')).toBe('')
  })

  test('of every section is served live, with everything below its path', async () => {
    for (const url of ['/automation', '/automation/any/deeper', '/news-hub/']) {
      expect((await get(url)).body).toContain(`|${url}|`)
    }
  })

  test('that cannot be rendered is sent empty, for the program to ask again', async () => {
    server.logged.length = 0
    const reply = await get('/news-hub/feed/broken', { cookie: 'theme=dark; lists=compact."><b' })
    expect(reply.statusCode).toBe(200)
    expect(reply.body).toContain('<html lang="en" data-theme="dark" data-compact>')
    expect(reply.body).toContain('<script type="module" src="/assets/main-1a2b.js"></script>')
    expect(reply.body).toContain('<symbol id="icon-bell"></symbol>')
    expect(reply.body).not.toContain('render-went-wrong')
    expect(server.logged.filter((line) => line.includes('render-went-wrong'))).toHaveLength(1)
  })

  test('asks no question that its address is not allowed to ask', async () => {
    asked.length = 0
    const reply = await get('/news-hub/feed/odd')
    expect([reply.statusCode, asked]).toEqual([200, []])
  })

  test('that takes too long to render is sent empty as well', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const reply = get('/news-hub/feed/slow')
    await vi.advanceTimersByTimeAsync(6000)
    vi.useRealTimers()
    expect((await reply).body).toContain('/assets/main-1a2b.js')
  })

  test('is compressed as the browser accepts it', async () => {
    const read = async (accepted: string) => {
      const reply = await get('/news-hub', { 'accept-encoding': accepted })
      return [reply.headers['content-encoding'], reply.rawPayload] as const
    }
    const [br, packed] = await read('gzip, deflate, br')
    expect([br, brotliDecompressSync(packed).toString()]).toEqual([
      'br',
      expect.stringContaining('/news-hub'),
    ])
    const [gzip, zipped] = await read('gzip, br;q=0')
    expect([gzip, gunzipSync(zipped).toString()]).toEqual([
      'gzip',
      expect.stringContaining('/news-hub'),
    ])
    expect((await read('identity'))[0]).toBeUndefined()
  })

  test('at home is sent as compressed by the build, or in the chosen theme', async () => {
    const reply = await get('/', { 'accept-encoding': 'br' })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(home)
    expect((await get('/', { 'if-none-match': reply.headers.etag })).statusCode).toBe(304)

    const dark = await get('/', { cookie: 'theme=dark', 'if-none-match': reply.headers.etag })
    expect(dark.body).toContain('<html data-theme="dark" lang="en">')
    expect((await get('/', { cookie: 'theme="><script>' })).body).toBe(home)
  })

  test('at an unknown address says so and leads back', async () => {
    for (const url of ['/nothing', '/news-hubs', '/sizes.json', '/assets.json', '/demos']) {
      const reply = await get(url)
      expect(reply.statusCode).toBe(404)
      expect(reply.body).toContain('href="/news-hub"')
    }
  })

  test('[SHELL-065] that is unknown is not found, and is shown to a person in the frame of the hub', async () => {
    const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
    for (const url of ['/nothing?a=b.c', '/feed/nothing', '/news-hubs', '/news-hub/nothing']) {
      const reply = await get(url, person)
      expect([reply.statusCode, reply.body.split('|')[1]]).toEqual([404, url])
      expect(reply.headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'synthwire-reader': expect.stringMatching(/^[\w-]{22}$/),
        'synthwire-build': 'build-1',
      })
      expect(policyOf(reply).get('script-src')).toBe("'self'")
    }
    const broken = await get('/nothing/broken', person)
    expect([broken.statusCode, broken.body]).toEqual([404, expect.stringContaining('id="root"')])
    for (const known of ['/news-hub/feed?article=1', '/automation/agents'])
      expect((await get(known, person)).statusCode).toBe(200)

    const plain = ['/nothing.png', '/deep/gone.js', '/assets/nothing', '/notes/feed/none']
    for (const url of [...plain, '/notes/nothing/here.html']) {
      const reply = await get(url, person)
      expect([reply.statusCode, reply.body]).toEqual([404, expect.not.stringContaining('keeper')])
    }
    const api = await get('/api/nothing', person)
    expect(api.json()).toMatchObject({ kind: 'not-found' })
    const elsewhere = await get('/nothing', { ...person, host: 'elsewhere.example' })
    expect(elsewhere.statusCode).toBe(421)
  })

  test('without a build says what to do', async () => {
    const { app } = await openTestServer()
    const reply = await app.inject({ url: '/news-hub/feed', headers: { host: 'localhost' } })
    expect(reply.statusCode).toBe(503)
    expect(reply.body).toContain('npm run build')
    await app.close()
  })
})

describe('A document', () => {
  test('is shown in its own type, in a sandbox, and only to our own pages', async () => {
    const reply = await get('/notes/feed/all.xml')
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    const policy = policyOf(reply)
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.has('sandbox')).toBe(true)
    // Browsers show nothing if a sandboxed page requests a browsing context group of its own.
    expect(reply.headers['cross-origin-opener-policy']).toBe('unsafe-none')
  })
})

describe('A built file', () => {
  test('is cached for good and sent compressed', async () => {
    const reply = await get('/assets/main-1a2b.js', { 'accept-encoding': 'br' })
    expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(reply.headers['content-encoding']).toBe('br')
    expect(reply.headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(script)
    expect((await get('/assets/main-1a2b.js')).body).toBe(script)
  })

  test('outside the folder of files is never sent', async () => {
    for (const path of [
      '../assets.json',
      '..%2fassets.json',
      '%2e%2e/index.html',
      '../../server/render.js',
    ]) {
      expect((await get(`/assets/${path}`)).statusCode).not.toBe(200)
    }
    expect((await get('/assets/missing.js')).statusCode).toBe(404)
  })

  test.each([
    '',
    '?a=b',
    '.',
    '%2e',
    '/',
    '//main-1a2b.js',
    'main-1a2b.js/',
    'main-1a2b.js%00',
    'main-1a2b.js%2f',
    'MAIN-1a2b.js',
    '.hidden',
    'folder',
    'folder/',
    'folder/inner.js',
    '%5c..%5cassets.json',
    'a'.repeat(5000),
  ])('by another name is not there: %j', async (name) => {
    const url = `/assets/${name}`
    for (const accepted of ['', 'br', 'gzip']) {
      const reply = await get(url, { 'accept-encoding': accepted })
      expect(reply.statusCode, reply.body).toBe(404)
    }
  })

  test('that browsers look for at the root is there', async () => {
    const reply = await get('/favicon.svg')
    expect(reply.headers['content-type']).toMatch(/^image\/svg\+xml/)
    expect(reply.headers['cache-control']).toBe('public, max-age=3600')
  })
})
