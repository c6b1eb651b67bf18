import { contentTypes } from '#areas/ai-content/choices.ts'
import type { WholeBrief } from '#areas/ai-content/drafts/brief.ts'
import { writeDraft } from '#areas/ai-content/writing/write-draft.ts'
import { seededRandom } from '#core/seeded.ts'
import { languageWords } from '#engine/words/language-words.ts'
import { type DayArticles, outletsIn } from '../scripts-of-day/day-material.ts'
import { briefOfDesk } from './drafts-of-desks.ts'
import { articlesOn, materialOf, type DraftOfTopic } from './drafts-of-topics.ts'
import { JUDGED, TUNED } from './subjects-of-desks.ts'

/**
 * A word can be a topic if this many headlines contain it; a word in more of them is too common.
 */
const HEADLINES = { least: 4, most: 60 }
const LEAST_LETTERS = 4
/** A word is a name if at least this share of its occurrences inside sentences is capitalized. */
const NAME_SHARE = 0.9
/**
 * A word is a countable thing, and no verb, if more than this share of its uses follows "a" or
 * "an".
 */
const COUNTED_SHARE = 0.3
const ARTICLES = 6

/**
 * Drafts on topics and about products that a seed draws at random, so that nobody selected them.
 */
export function draftsOfSeed(
  days: DayArticles,
  wanted: { seed: number; types: readonly WholeBrief['type'][]; ofType: number },
): DraftOfTopic[] {
  const random = seededRandom(wanted.seed)
  const draw = <One>(list: One[]): One => list.splice(Math.floor(random() * list.length), 1)[0]!
  const topics = topicsIn(days)
  const desks = [...TUNED, ...JUDGED]
  return wanted.types.flatMap((type) => {
    const own = [...desks]
    return Array.from({ length: wanted.ofType }, (_, at): DraftOfTopic => {
      const topic = draw(topics)
      const desk = draw(own)
      const asked = { ...desk, about: `${topic}: the news of this week` }
      const brief = briefOfDesk(asked, type, at + contentTypes.indexOf(type))
      const found = articlesOn(days.articles, topic).slice(0, ARTICLES)
      const material = materialOf(days, found, [topic])
      return { brief, material, draft: writeDraft(brief, material) }
    })
  })
}

/** Names and plural nouns in the headlines of enough articles, but not of too many. */
function topicsIn({ articles }: DayArticles): string[] {
  const { isStopWord } = languageWords('en')
  const forms = new Map<string, { capital: number; counted: number; all: number }>()
  const none = { capital: 0, counted: 0, all: 0 }
  for (const { entries } of articles)
    for (const { text } of entries)
      for (const [, before, word = ''] of text.matchAll(/(?<=\p{Ll},? )(an? )?(\p{L}{3,})/gu)) {
        const known = forms.get(word.toLowerCase()) ?? none
        forms.set(word.toLowerCase(), {
          capital: known.capital + (/^\p{Lu}/u.test(word) ? 1 : 0),
          counted: known.counted + (before === undefined ? 0 : 1),
          all: known.all + 1,
        })
      }
  const headlines = new Map<string, number>()
  for (const article of articles.filter((one) => outletsIn(one) > 0))
    for (const word of new Set(article.title.toLowerCase().match(/\p{L}+/gu)))
      headlines.set(word, (headlines.get(word) ?? 0) + 1)
  return [...headlines].flatMap(([word, count]) => {
    const { capital, all } = forms.get(word) ?? none
    if (count < HEADLINES.least || count > HEADLINES.most || isStopWord(word)) return []
    if (word.length < LEAST_LETTERS || all === 0) return []
    const isName = capital / all >= NAME_SHARE
    const single = forms.get(word.slice(0, -1)) ?? none
    const isMany = /[^s]s$/u.test(word) && single.counted > single.all * COUNTED_SHARE
    if (!isName && !isMany) return []
    return [word.charAt(0).toUpperCase() + word.slice(1)]
  })
}
