import { SourceMap } from 'node:module'
import * as z from 'zod/mini'
import type { ProjectFiles } from './build-work.ts'

/** A line in a file of a project, from 1. */
export interface Place {
  file: string
  line: number
}

const MARK = '\n//# places='

/**
 * The files, and for each line of a script its file's index and its line in that file; 0 if the
 * line comes from no file.
 */
const Places = z.object({
  files: z.array(z.string()),
  lines: z.array(z.union([z.literal(0), z.tuple([z.int(), z.int()])])),
})

/**
 * Adds a comment to a script that maps its lines to files. The script and the map are one text,
 * because scripts are stored with builds and run much later.
 */
export function withPlaces(script: string, map: string, files: ProjectFiles): string {
  const sources = new SourceMap(JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0])
  const known = new Map<string, number>()
  const lines = script.split('\n').map((text, at): z.infer<typeof Places>['lines'][number] => {
    // The search begins at the end of the line, because a search before the line's first mapping
    // would find the line above.
    const entry = sources.findEntry(at, text.length)
    if (!('originalSource' in entry) || entry.generatedLine !== at) return 0
    const { originalSource, originalLine } = entry
    if (!files.has(originalSource)) return 0
    if (!known.has(originalSource)) known.set(originalSource, known.size)
    return [known.get(originalSource)!, originalLine + 1]
  })
  const places = JSON.stringify({ files: [...known.keys()], lines } satisfies z.infer<
    typeof Places
  >)
  // The comment is encoded, because a path may contain a line break.
  return script + MARK + Buffer.from(places).toString('base64')
}

/**
 * Returns a function that finds the place of a script's line, from 1; null if the line comes from
 * no file, or the script was stored without places.
 */
export function placesOf(script: string): (line: number) => Place | null {
  const mark = script.lastIndexOf(MARK)
  const read = mark < 0 ? null : readPlaces(script.slice(mark + MARK.length))
  return (line) => {
    const place = read?.lines[line - 1]
    const file = place ? read?.files[place[0]] : undefined
    return place && file !== undefined ? { file, line: place[1] } : null
  }
}

function readPlaces(text: string): z.infer<typeof Places> | null {
  try {
    return Places.parse(JSON.parse(Buffer.from(text, 'base64').toString()))
  } catch {
    return null
  }
}
