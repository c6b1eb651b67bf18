import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { languageByWords } from '#engine/words/language.ts'
import { sentences } from '#engine/words/sentences.ts'

const FOLDER = '../shared/corpora/fulltext/fundus'

const Page = z.record(
  z.string(),
  z.looseObject({
    body: z.object({
      summary: z.array(z.string()),
      sections: z.array(z.object({ paragraphs: z.array(z.string()) })),
    }),
  }),
)

/** A real report with its sentences. */
export interface Report {
  text: string
  sentences: string[]
}

export const hasReports = () => existsSync(FOLDER)

/** Publishers' pages in one language, with the text that a careful extractor found. */
export function reportsIn(language: string): Report[] {
  return globSync(join(FOLDER, '*/*.json'))
    .toSorted()
    .flatMap((file) => {
      const page = Page.safeParse(JSON.parse(readFileSync(file, 'utf8')))
      if (!page.success) return []
      return Object.values(page.data).flatMap(({ body }) => {
        const text = [
          ...body.summary,
          ...body.sections.flatMap(({ paragraphs }) => paragraphs),
        ].join('\n')
        if (languageByWords(text) !== language) return []
        const whole = sentences(text).map((each) => each.text.replaceAll(/\s+/g, ' '))
        return [{ text, sentences: whole.filter(({ length }) => length >= 40 && length <= 400) }]
      })
    })
}
