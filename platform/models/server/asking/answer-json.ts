import { parseJson } from '#core/bounded-json.ts'
import * as z from 'zod/mini'

/** A parsed answer, or its fault in words for the model. */
export type Read<Answer> = { answer: Answer } | { wrong: string }

/** The most that a model is told about a wrong answer. */
const MOST_TOLD = 1000

/** Reads a model's answer, if it has the shape; null otherwise. */
export function answerIn<Shape>(shape: z.ZodMiniType<Shape>, text: string): Shape | null {
  const read = readAnswer(shape, text)
  return 'answer' in read ? read.answer : null
}

/** Reads the JSON of an answer. Models like to wrap it in a code block or a word of welcome. */
export function readAnswer<Shape>(shape: z.ZodMiniType<Shape>, text: string): Read<Shape> {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  let value: unknown
  try {
    value = parseJson(json, (name, value) => {
      if (storable(name) !== name) return undefined
      return typeof value === 'string' ? storable(value) : value
    })
  } catch {
    return { wrong: 'It was no valid JSON.' }
  }
  const read = shape.safeParse(value)
  if (read.success) return { answer: read.data }
  return { wrong: z.prettifyError(read.error).slice(0, MOST_TOLD) }
}

/** No database keeps U+0000 and half of a surrogate pair in a text. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
