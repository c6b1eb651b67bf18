import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { plainPath } from '../page-paths.ts'

/** An article of the hub as a news site shows it: quotations within bounds, each with its source. */
export const Story = z.object({
  title: z.string(),
  language: z.nullable(z.string()),
  publishedTime: Time,
  /** The folder of the reader's hub, which is a section of the site. */
  section: z.string(),
  /** Word for word from the sources; `source` is the place among them. */
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

/** Words of a title for an address; empty if an address cannot contain any of its letters. */
export function slugOf(title: string): string {
  return plainPath(title, SLUG_CHARACTERS)
}

/** Says if a text that visitors saw was removed or changed; additions alone do not count. */
export function isCorrection(before: Story, after: Story): boolean {
  const said = new Set(after.sentences.map(({ text }) => text))
  return before.title !== after.title || before.sentences.some(({ text }) => !said.has(text))
}
