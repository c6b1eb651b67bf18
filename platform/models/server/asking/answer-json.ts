import { parseJson } from '#core/bounded-json.ts'
import * as z from 'zod/mini'

/** A parsed answer, or a description of its fault for the model. */
export type Read<Answer> = { answer: Answer } | { wrong: string }

/** The longest description of a fault that is sent to a model. */
const MOST_TOLD = 1000

/** Reads a model's answer; null if it does not match the shape. */
export function answerIn<Shape>(shape: z.ZodMiniType<Shape>, text: string): Shape | null {
  const read = readAnswer(shape, text)
  return 'answer' in read ? read.answer : null
}

/** Reads the JSON in an answer, which models often wrap in a code block or introductory words. */
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

/**
 * Replaces parts of a text that PostgreSQL cannot store: U+0000, and single halves of surrogate
 * pairs.
 */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
