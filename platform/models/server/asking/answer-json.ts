import { parseJson } from '#core/bounded-json.ts'
import type * as z from 'zod/mini'

/**
 * Reads a model's answer, if it has the shape; null otherwise. Models like to wrap their JSON in a code block or a
 * word of welcome.
 */
export function answerIn<Shape>(shape: z.ZodMiniType<Shape>, text: string): Shape | null {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  try {
    return shape.parse(parseJson(json))
  } catch {
    return null
  }
}
