/**
 * The process that checks the types of projects, one file after another. It reads only declarations
 * that come with the server from the disk, and can be killed at any time.
 */
import { serveParent, type Parent } from '#server/children/serve-parent.ts'
import { TYPES } from '../../limits.ts'
import { openProjectTypes, type ProjectTypes, type Source } from './project-types.ts'
import type { TypeFault, TypesQuestion, TypesWork } from './types-work.ts'

interface Known {
  types: ProjectTypes
  sources: ReadonlyMap<string, Source>
}

/** The projects that were last checked. */
const known = new Map<string, Known>()

serveParent<TypesWork, never, TypesQuestion>(answer)

async function answer(
  { project, path, files }: TypesWork,
  parent: Parent<never, TypesQuestion>,
): Promise<TypeFault[]> {
  const { types, sources: before } = known.get(project) ?? {
    types: openProjectTypes(),
    sources: new Map<string, Source>(),
  }
  const texts = new Map([...before.values()].map(({ id, text }) => [id, text] as const))
  const missing = [...new Set(files.values())].filter((id) => !texts.has(id))
  if (missing.length > 0)
    for (const [id, text] of await parent.ask<ReadonlyMap<string, string>>(missing))
      texts.set(id, text)
  const sources = new Map(
    [...files].flatMap(([at, id]) => {
      const text = texts.get(id)
      return text === undefined ? [] : [[at, { id, text }] as const]
    }),
  )
  known.delete(project)
  known.set(project, { types, sources })
  if (known.size > TYPES.projects) known.delete(known.keys().next().value!)
  return types.check(path, sources)
}
