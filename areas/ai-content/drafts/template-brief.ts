import * as z from 'zod/mini'
import { WholeBrief } from './brief.ts'

type Field = keyof WholeBrief

/** Fields that say how a text is made; they contain no words of the writer. */
const frame = ['type', 'tone', 'length', 'words', 'language'] as const

/** The fields of a brief that a template keeps. */
export function templateBrief(brief: WholeBrief, keepsWords: boolean): Partial<WholeBrief> {
  if (keepsWords) return brief
  const kept = Object.fromEntries(frame.map((field) => [field, brief[field]]))
  // Topics and other lasting subjects are not private, so they are kept; single articles and
  // searches are left out.
  const subjects = brief.subjects.filter(({ kind }) => kind !== 'article' && kind !== 'search')
  return { ...kept, subjects }
}

/** Reads a stored brief: the fields that are still valid, and the names of the others. */
export function readTemplateBrief(kept: Readonly<Record<string, unknown>>): {
  brief: Partial<WholeBrief>
  gone: string[]
} {
  const { shape } = WholeBrief
  const brief: Record<string, unknown> = {}
  const gone: string[] = []
  for (const [field, value] of Object.entries(kept)) {
    const read = Object.hasOwn(shape, field) ? z.safeParse(shape[field as Field], value) : null
    if (read?.success) brief[field] = read.data
    else gone.push(field)
  }
  return { brief: brief as Partial<WholeBrief>, gone }
}
