import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod/mini'
import type { Ask } from '#core/contract.ts'
import type { Theme } from '../plain/theme.ts'
import { readStoredPage, type StoredPage } from './stored-page.ts'

/** What the build says of the browser program. */
const Assets = z.object({
  /** Another one for another browser program. */
  version: z.string(),
  /** File addresses. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  /** Of the styles that stand inside a page, as the policy of a page names them. */
  styleHash: z.array(z.string()),
  /** Markup of the drawings that icons refer to. */
  icons: z.string(),
})
export type Assets = z.infer<typeof Assets>

export interface RenderRequest {
  /** Path and query. */
  page: string
  ask: Ask
  now: Date
  theme: Theme | null
  /** How the reader left the right panel. */
  panel: 'open' | 'hidden' | null
  door: 'live'
  /** What is known already, by its question. */
  answers: Record<string, unknown>
  /** Told what the page asked. */
  onAsked: (questions: string[]) => void
}

/** The pages as they were built. */
export interface Build {
  assets: Assets
  home: StoredPage
  demo: StoredPage
  /** The whole document of a live page, with what it shows already in it. */
  renderDocument(request: RenderRequest): Promise<string>
}

/** Null when the screens were not built, so that a developer can work on the server alone. */
export async function readBuild(dist: string): Promise<Build | null> {
  const web = join(dist, 'web')
  const [home, demo] = await Promise.all([
    readStoredPage(join(web, 'index.html')),
    readStoredPage(join(web, 'demo', 'index.html')),
  ])
  if (!home || !demo) return null

  const assets = z.parse(Assets, JSON.parse(await readFile(join(web, 'assets.json'), 'utf8')))
  const renderer = pathToFileURL(join(dist, 'server', 'render.js')).href
  const { renderDocument } = (await import(renderer)) as Pick<Build, 'renderDocument'>
  return { assets, home, demo, renderDocument }
}
