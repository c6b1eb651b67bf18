import type { ReadableSentence } from '../sentences/readable-sentences.ts'

/** The share of the title that a sentence on the article's subject holds. */
const TITLE_SHARE = 0.5

/** Says if a sentence has the news of a title. `title`: its words for facts. */
export function saysTitle(
  { facts }: Pick<ReadableSentence, 'facts'>,
  title: ReadonlySet<string>,
): boolean {
  const said = [...title].filter((word) => facts.has(word))
  return title.size > 0 && said.length >= title.size * TITLE_SHARE
}
