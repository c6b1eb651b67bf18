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

/** Facts about the browser program that the build writes down. */
const Assets = z.object({
  /** The version of the browser program, which changes with its contents. */
  version: z.string(),
  /** Addresses of the files. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** The hash of each inline style, by the address of its file, for the policy of a page. */
  styleHashes: z.record(z.string(), z.string()),
  /** Markup of the drawings that icons refer to. */
  icons: z.string(),
})
export type Assets = z.infer<typeof Assets>

export interface RenderRequest {
  /** The path and query as the browser sees them. */
  page: string
  /** The path before each path of the server. */
  base: string
  ask: Ask
  now: Date
  theme: Theme | null
  /** The state in which the reader left the right panel. */
  panel: 'open' | 'hidden' | null
  /** Attributes that mark the document, in addition to those of its page. */
  marks: readonly string[]
  door: 'live'
  /** Known answers, by the questions of the page. */
  answers: Record<string, unknown>
  /** Called with the questions that the page asked. */
  onAsked: (questions: string[]) => void
}

/** The built pages, and functions that render live ones. */
export interface Build {
  assets: Assets
  home: StoredPage
  demo: StoredPage
  /** Renders a live page as a whole document, with its content. */
  renderDocument(request: RenderRequest): Promise<string>
  /** Says if a server with this frame has no page at a path. */
  isMissing(path: string, frame: Portal): boolean
  /** Says if the page at a path shows apps or sites in frames. */
  showsSites(path: string, frame: Portal): boolean
}

/**
 * Reads the build; `base` precedes each path of the server. Null if the screens were not built, as
 * in work on the server alone.
 */
export async function readBuild(dist: string, base = ''): Promise<Build | null> {
  const web = join(dist, 'web')
  const [home, demo] = base === '' ? await readPages(web) : await drawPages(dist, base)
  if (!home || !demo) return null

  const assets = z.parse(Assets, JSON.parse(await readFile(join(web, 'assets.json'), 'utf8')))
  const renderer = pathToFileURL(join(dist, 'server', 'render.js')).href
  const { stylesBelow, ...rendering } = (await import(renderer)) as Renderer
  // The hashes of styles are computed anew below a path, because the styles name fonts by other
  // addresses there.
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
 * Draws the pages that are the same for everyone. The build has them for the root of a host; for a
 * path they are drawn when the server starts.
 */
async function drawPages(dist: string, base: string): Promise<(StoredPage | null)[]> {
  const program = join(dist, 'prerender', 'prerender.js')
  if (!existsSync(program)) return [null, null]
  const { renderHome, renderDemo } = (await import(pathToFileURL(program).href)) as Prerender
  const place = { base: `${base}/demo`, home: `${base}/` }
  return [storedPage(renderHome(base)), storedPage(await renderDemo(new Date(), place))]
}

/** The hash that names a style in a policy. */
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
