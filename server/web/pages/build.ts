import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Portal } from '#areas/portal/contract.ts'
import type { Ask } from '#core/contract.ts'
import type { Theme } from '../plain/theme.ts'
import { readStoredPage, storedPage, type StoredPage } from './stored-page.ts'

/** Facts about the browser program from the build. */
const Assets = z.object({
  /** Changes with the browser program. */
  version: z.string(),
  /** File addresses. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Hashes of each inline style, by its address, for a page's policy. */
  styleHashes: z.record(z.string(), z.string()),
  /** Markup of the drawings that icons refer to. */
  icons: z.string(),
})
export type Assets = z.infer<typeof Assets>

export interface RenderRequest {
  /** Path and query as the browser sees them. */
  page: string
  /** The path before each path of the server. */
  base: string
  ask: Ask
  now: Date
  theme: Theme | null
  /** The state in which the reader left the right panel. */
  panel: 'open' | 'hidden' | null
  /** Marks of the document besides those that its page asks for. */
  marks: readonly string[]
  door: 'live'
  /** Known answers, by their question. */
  answers: Record<string, unknown>
  /** Called with the page's questions. */
  onAsked: (questions: string[]) => void
}

/** The built pages. */
export interface Build {
  assets: Assets
  home: StoredPage
  demo: StoredPage
  /** A live page as a whole document, with its content. */
  renderDocument(request: RenderRequest): Promise<string>
  /** True if no page exists at a path of a server with this frame. */
  isMissing(path: string, frame: Portal): boolean
  /** True if the page at a path shows apps or sites in frames. */
  showsSites(path: string, frame: Portal): boolean
}

/**
 * Reads the build; `base` precedes each path of the server. Null if the screens were not built, for
 * work on the server alone.
 */
export async function readBuild(dist: string, base = ''): Promise<Build | null> {
  const web = join(dist, 'web')
  const [home, demo] = base === '' ? await readPages(web) : await drawPages(dist, base)
  if (!home || !demo) return null

  const assets = z.parse(Assets, JSON.parse(await readFile(join(web, 'assets.json'), 'utf8')))
  const renderer = pathToFileURL(join(dist, 'server', 'render.js')).href
  const { stylesBelow, ...rendering } = (await import(renderer)) as Renderer
  // Fonts have other addresses inside the styles of a page below a path.
  const below = () =>
    Object.fromEntries(stylesBelow(base).map(({ address, text }) => [address, hashOf(text)]))
  const styleHashes = base === '' ? assets.styleHashes : below()
  return { assets: { ...assets, styleHashes }, home, demo, ...rendering }
}

function readPages(web: string): Promise<(StoredPage | null)[]> {
  const files = [join(web, 'index.html'), join(web, 'demo', 'index.html')]
  return Promise.all(files.map(readStoredPage))
}

/**
 * Draws the pages that are the same for everyone. The build has them for the root of a host; below
 * a path they are drawn at start.
 */
async function drawPages(dist: string, base: string): Promise<(StoredPage | null)[]> {
  const program = join(dist, 'prerender', 'prerender.js')
  if (!existsSync(program)) return [null, null]
  const { renderHome, renderDemo } = (await import(pathToFileURL(program).href)) as Prerender
  const place = { base: `${base}/demo`, home: `${base}/` }
  return [storedPage(renderHome(base)), storedPage(await renderDemo(new Date(), place))]
}

/** The hash by which a policy names a style. */
export function hashOf(style: string): string {
  return `sha256-${createHash('sha256').update(style).digest('base64')}`
}

interface Renderer extends Pick<Build, 'renderDocument' | 'isMissing' | 'showsSites'> {
  stylesBelow(base: string): { address: string; text: string }[]
}

interface Prerender {
  renderHome(base: string): string
  renderDemo(now: Date, place: { base: string; home: string }): Promise<string>
}
