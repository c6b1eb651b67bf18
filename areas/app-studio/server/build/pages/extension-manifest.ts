import * as z from 'zod/mini'
import type { ProjectFiles } from '../build-work.ts'
import { inProject } from '../files/paths.ts'
import type { BuiltEntry } from './write-page.ts'

/** A project with this file is a browser extension. */
const FILE = 'manifest.json'

const Sources = z.optional(z.array(z.string()))
const Manifest = z.looseObject({
  manifest_version: z.number(),
  background: z.optional(z.looseObject({ service_worker: z.optional(z.string()) })),
  content_scripts: z.optional(z.array(z.looseObject({ js: Sources, css: Sources }))),
})

/** A browser extension. Its scripts are not modules, so each is built separately. */
export interface ExtensionManifest {
  path: string
  sources: string[]
  write(built: ReadonlyMap<string, BuiltEntry>): string
}

export function readManifest(files: ProjectFiles): ExtensionManifest | null {
  const manifest = Manifest.safeParse(jsonOf(files.get(FILE)))
  if (!manifest.success) return null
  const { background, content_scripts: scripts = [] } = manifest.data
  const named = [
    background?.service_worker ?? [],
    ...scripts.map(({ js = [], css = [] }) => [...js, ...css]),
  ].flat()
  const sources = named.map(inProject).filter((path) => files.has(path))
  return {
    path: FILE,
    sources: [...new Set(sources)],
    write(built) {
      const fileFor = (source: string) => built.get(inProject(source))?.file ?? source
      const stylesFor = (source: string) => built.get(inProject(source))?.styles ?? []
      return `${JSON.stringify(
        {
          ...manifest.data,
          ...(background?.service_worker && {
            background: { ...background, service_worker: fileFor(background.service_worker) },
          }),
          ...(scripts.length > 0 && {
            content_scripts: scripts.map(({ js = [], css = [], ...rest }) => ({
              ...rest,
              js: js.map(fileFor),
              css: [...css.map(fileFor), ...js.flatMap(stylesFor)],
            })),
          }),
        },
        null,
        2,
      )}\n`
    },
  }
}

function jsonOf(content: Uint8Array | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(content ?? []).toString())
  } catch {
    return null
  }
}
