import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { detectLanguage } from '#engine/words/language.ts'
import { hasDays, readDays } from '../../day/labelled-day.ts'

/** Texts of publishers in a folder next to the repository, which is never part of it. */
const PAGES = fileURLToPath(
  new URL('../../../../../shared/corpora/fulltext/fundus/', import.meta.url),
)

export interface CorpusText {
  title: string
  text: string
  language: string
}

interface Page {
  title?: string
  body?: { summary?: string[]; sections?: { headline: string[]; paragraphs: string[] }[] }
}

export function hasTexts(): boolean {
  return hasDays() || existsSync(PAGES)
}

/** Reads headlines and texts of real news with their languages, from the folders that exist. */
export async function readTexts(): Promise<CorpusText[]> {
  const texts: CorpusText[] = []
  const add = async (title: string, text: string) => {
    const language = await detectLanguage(`${title}\n${text}`)
    if (language !== null && title !== '') texts.push({ title, text, language })
  }
  for (const { title, text } of hasDays() ? readDays() : []) await add(title, text)
  for (const file of existsSync(PAGES) ? globSync('**/*.json', { cwd: PAGES }).toSorted() : []) {
    const parsers = Object.values(JSON.parse(readFileSync(join(PAGES, file), 'utf8')) as object)
    for (const { title = '', body } of parsers as Page[]) {
      const sections = body?.sections ?? []
      const parts = sections.flatMap(({ headline, paragraphs }) => [...headline, ...paragraphs])
      await add(title, [...(body?.summary ?? []), ...parts].join('\n'))
    }
  }
  return texts
}
