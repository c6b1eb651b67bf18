import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { plainPath } from '../page-paths.ts'

/** An article as a news site shows it: quotations of limited length, each with its source. */
export const Story = z.object({
  title: z.string(),
  language: z.nullable(z.string()),
  publishedTime: Time,
  /** The section of the site, which is a folder of the reader's hub. */
  section: z.string(),
  /**
   * Sentences that are quoted from the sources; `source` is the index of the source in `sources`.
   */
  sentences: z.array(z.object({ text: z.string(), source: z.int() })),
  sources: z.array(
    z.object({
      outlet: z.string(),
      title: z.string(),
      link: z.nullable(z.string()),
      publishedTime: Time,
    }),
  ),
})
export type Story = z.infer<typeof Story>

/** The path of a story on its site. */
export function storyPath(article: number, slug: string): string {
  return slug === '' ? `story/${article}` : `story/${article}-${slug}`
}

const SLUG_CHARACTERS = 60

/** The title as a part of an address; empty if an address can contain none of its letters. */
export function slugOf(title: string): string {
  return plainPath(title, SLUG_CHARACTERS)
}

/**
 * Says if a text that visitors saw was removed or changed. Added text alone is not a correction.
 */
export function isCorrection(before: Story, after: Story): boolean {
  const said = new Set(after.sentences.map(({ text }) => text))
  return before.title !== after.title || before.sentences.some(({ text }) => !said.has(text))
}
