import { findNames } from '../../names/find-names.ts'
import { nothingKnown } from '../../names/learnt-names.ts'
import { cleanTitle } from '../../summaries/clean-title.ts'
import { factWords } from '../../summaries/facts/same-fact.ts'
import { newsWeight } from '../../summaries/reports/report-kind.ts'
import { countLoadedWords } from '../../summaries/sentences/loaded-words.ts'
import { stems } from '../../words/terms.ts'
import { plainTitle } from '../connectives/connective-turns.ts'
import { sentencesOf, type ToldStory } from './told-story.ts'

const LEAST_NAMES = 2
const MOST_NAMES = 3
/** The least share of a headline that the sentences below it must say. */
const LEAST_TOLD = 0.5
/**
 * Matches titles that name no event: questions, exclamations, labels, quotes at the beginning,
 * words to the reader, and kinds of report.
 */
const NO_EVENT =
  /[?？!！]|^["'“‘«„]|^[^:]{2,40}: |(?<!\p{L})(?:you|your|we|our|I)(?!\p{L})|\bHere['’]s\b|; |^(?:Breaking down|Inside|Meet|Watch|Why|How|What|Takeaways|Everything|Everyone|Analysis|Photos?|Pictures?|Video|In (?:photos|pictures)|The (?:most|best|worst) )|\b(?:photos|pictures|in (?:photos|pictures)|explained|takeaways)(?: (?:of|from)\b|$)/iu

/**
 * The title of a chapter: a headline that names the event in plain words; else the article's title,
 * or the people and places in its news if that title is not plain.
 */
export function eventTitle(story: ToldStory, language: string): string {
  const { article } = story
  const sentences = sentencesOf(story)
  const told = factWords(sentences.flatMap(({ text }) => stems(text, language)))
  const shareTold = (title: string) => {
    const own = [...factWords(stems(title, language))]
    return own.filter((word) => told.has(word)).length / Math.max(1, own.length)
  }
  const isEvent = (title: string) => isCalm(title) && shareTold(title) >= LEAST_TOLD
  if (isEvent(article.title)) return plainTitle(article.title)
  const titles = article.entries.map(({ title, outlet }) => cleanTitle(title, outlet))
  const [best] = titles.filter(isEvent).toSorted((a, b) => shareTold(b) - shareTold(a))
  const named = isCalm(article.title) ? '' : namesIn(sentences[0]?.text ?? '', language)
  return plainTitle(best ?? (named || article.title))
}

function isCalm(title: string): boolean {
  return (
    title !== '' &&
    countLoadedWords(title) === 0 &&
    newsWeight(title) === 1 &&
    !NO_EVENT.test(title)
  )
}

function namesIn(text: string, language: string): string {
  const names = [...new Set(findNames(text, language, nothingKnown).map(({ name }) => name))]
  return names.length < LEAST_NAMES ? '' : names.slice(0, MOST_NAMES).join(', ')
}
