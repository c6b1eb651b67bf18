import type * as z from 'zod/mini'

/** An event of a reader that an area announces, and that programs may follow. */
export interface Happening<Facts extends object = object> {
  /** The noun and the event, which never change: "article.new". */
  name: string
  /** A heading in a list: "New article". */
  title: string
  /** Says when exactly, in a sentence. */
  about: string
  /** The shape of its facts. */
  facts: z.ZodMiniType<Facts>
  example: Facts
}

/** Infers the facts from their schema. */
export function defineHappening<Facts extends object>(
  happening: Happening<Facts>,
): Happening<Facts> {
  return happening
}
