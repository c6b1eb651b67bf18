import type { ReadableSentence } from '../sentences/readable-sentences.ts'

/** The least share of the title that a sentence about its news holds. */
const TITLE_SHARE = 0.5

/** Says if a sentence tells the news of a title. `title` has the title's fact words. */
export function saysTitle(
  { facts }: Pick<ReadableSentence, 'facts'>,
  title: ReadonlySet<string>,
): boolean {
  const said = [...title].filter((word) => facts.has(word))
  return title.size > 0 && said.length >= title.size * TITLE_SHARE
}
