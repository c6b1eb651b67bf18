import * as z from 'zod/mini'
import { answerIn } from '#platform/models/server/lends.ts'
import { partKinds } from '../../../drafts/draft.ts'
import { REWRITING } from '../../../limits.ts'

const WrittenSentence = z.object({
  text: z.string(),
  /** The numbers of the sources, from 1. */
  sources: z.optional(z.array(z.int())),
})
export type WrittenSentence = z.infer<typeof WrittenSentence>

const WrittenPart = z.object({
  kind: z.enum(partKinds),
  variant: z.optional(z.nullable(z.int())),
  sentences: z.array(WrittenSentence),
})
/** A part as a model wrote it, before it is checked. */
export type WrittenPart = z.infer<typeof WrittenPart>

/** Reads parts from an answer while it arrives, one JSON object per line. */
export interface PartReader {
  add(text: string): WrittenPart[]
  /** Returns the parts in the rest; one that was cut short keeps its whole sentences. */
  end(): { parts: WrittenPart[]; isCutShort: boolean }
}

/** Starts reading an answer. Some models wrap its lines in a code block, a list or one object. */
export function readParts(): PartReader {
  let rest = ''
  let whole = ''
  let count = 0

  function take(line: string): WrittenPart[] {
    if (count >= REWRITING.partsOfAnswer || line.length > REWRITING.lineCharacters) return []
    const part = answerIn(WrittenPart, line)
    if (part === null) return []
    count++
    return [bounded(part)]
  }
  return {
    add(text) {
      if (whole.length + text.length > REWRITING.answerCharacters) return []
      whole += text
      const lines = `${rest}${text}`.split('\n')
      rest = lines.pop()!
      return lines.flatMap(take)
    },
    end() {
      const last = take(rest)
      if (last.length > 0) return { parts: last, isCutShort: false }
      const cut = cutShort(rest)
      if (cut !== null && count < REWRITING.partsOfAnswer)
        return { parts: [bounded(cut)], isCutShort: true }
      return { parts: count === 0 ? inOnePiece(whole) : [], isCutShort: false }
    },
  }
}

function bounded(part: WrittenPart): WrittenPart {
  return { ...part, sentences: part.sentences.slice(0, REWRITING.sentencesOfPart) }
}

/** Reads an answer whose objects span several lines. */
function inOnePiece(text: string): WrittenPart[] {
  const parts = z.object({ parts: z.array(WrittenPart) })
  const isList = text.trimStart().startsWith('[')
  const list = text.slice(text.indexOf('['), text.lastIndexOf(']') + 1)
  const read = answerIn(parts, text) ?? (isList ? answerIn(parts, `{"parts":${list}}`) : null)
  return (read?.parts ?? []).slice(0, REWRITING.partsOfAnswer).map(bounded)
}

/** Closes an interrupted line after its last whole sentence. */
function cutShort(line: string): WrittenPart | null {
  if (line.length > REWRITING.lineCharacters) return null
  const end = line.lastIndexOf('}')
  const begin = line.indexOf('{')
  if (begin === -1 || end <= begin) return null
  const part = answerIn(WrittenPart, `${line.slice(begin, end + 1)}]}`)
  return part !== null && part.sentences.length > 0 ? part : null
}
