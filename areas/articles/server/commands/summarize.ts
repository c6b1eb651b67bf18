import * as z from 'zod/mini'
import { FileEntry, timeOf } from '#engine/joining/file-entry.ts'
import { convertLines, failIfNothingRead } from './json-lines.ts'
import { detectLanguage } from '#engine/words/language.ts'
import { summarize } from '#engine/summaries/summarize.ts'

const FileArticle = z.object({
  article: z.union([z.string(), z.number()]),
  entries: z.array(FileEntry),
})

/**
 * Summarizes each article of a file, and writes a line `{article, sentences: [{text, entry, start,
 * end}]}` for each.
 */
export async function summarizeFile(from: string, to: string): Promise<void> {
  const read = await convertLines(
    { from, to, shape: FileArticle },
    async ({ article, entries }) => {
      const inOrder = entries
        .map((entry) => ({
          id: entry.id,
          title: entry.title ?? '',
          text: entry.text ?? '',
          source: entry.source ?? entry.id,
          publishedAt: timeOf(entry) ?? 0,
        }))
        .sort((a, b) => a.publishedAt - b.publishedAt)
      const language = await detectLanguage(inOrder.map(({ text }) => text).join(' '))
      return [{ article, sentences: summarize(inOrder, { language }) }]
    },
  )
  failIfNothingRead(read)
}
