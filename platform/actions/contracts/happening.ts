import type * as z from 'zod/mini'

/** An event that an area announces for a reader, and that programs may follow. */
export interface Happening<Facts extends object = object> {
  /** The noun and the event: "article.new". A name never changes. */
  name: string
  /** The heading in a list: "New article". */
  title: string
  /** A sentence that says exactly when the event occurs. */
  about: string
  /** The schema of the event's facts. */
  facts: z.ZodMiniType<Facts>
  example: Facts
}

/** Infers the type of the facts from their schema. */
export function defineHappening<Facts extends object>(
  happening: Happening<Facts>,
): Happening<Facts> {
  return happening
}
