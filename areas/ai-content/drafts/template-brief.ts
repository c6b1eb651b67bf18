import * as z from 'zod/mini'
import { WholeBrief } from './brief.ts'

type Field = keyof WholeBrief

/** Fields that say how a text is made, and nothing that its writer wrote. */
const frame = ['type', 'tone', 'length', 'words', 'language'] as const

/** The fields of a brief that a template keeps. */
export function templateBrief(brief: WholeBrief, keepsWords: boolean): Partial<WholeBrief> {
  if (keepsWords) return brief
  const kept = Object.fromEntries(frame.map((field) => [field, brief[field]]))
  // Whatever is followed again and again is not a private word; single articles and notes are.
  const subjects = brief.subjects.filter(({ kind }) => kind !== 'article' && kind !== 'search')
  return { ...kept, subjects }
}

/** The fields of a kept brief that briefs still have, and the names of those that they have no more. */
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
