import { outsideQuotes } from '#engine/summaries/sentences/outside-quotes.ts'
import { factWords } from '#engine/summaries/facts/same-fact.ts'
import { stems } from '#engine/words/terms.ts'
import type { Story } from '#engine/scripts/story.ts'
import type { ReadableSentence } from '#engine/scripts/sentences/readable-sentences.ts'

/** The share of its headline that a story must say, so that it is no introduction to news that stays away. */
const LEAST_SAID = 0.3
const SENTENCES_READ = 4
/** From this age on, "tomorrow" and "next week" mislead. */
const STALE_MS = 2 * 86_400_000

/** A link that lost its spaces: "a study found , unless", "titled " The Tide "". */
const SPACED_MARK = /\s[,.;](?=\s|$)|(?:^|\s)["“]\s|\s”/u
/** A connection to words that are not there. */
const CONNECTED =
  /^["“'‘]?(?:for (?:one thing|example|instance)|this follows|that said|in addition|in response|as a result|on top of (?:that|this)|by comparison|moreover|meanwhile|still|yet|but|and|so|also|finally|elsewhere|of course|indeed|hence|thus|\p{Lu}\p{L}+ that|zum beispiel|indes(?:sen)?|unterdessen|zudem|auch|und|schließlich|par exemple|de plus|en outre|enfin|et|por ejemplo|mientras tanto|además|finalmente|y)(?![\p{L}-])/iu
/** Times that are told from the day of the report. */
const NEAR_TIME =
  /(?<!\p{L})(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|week|weekend)|(?:later|earlier) (?:today|this week)|next (?:week|weekend)|in the coming (?:hours|days)|heute|morgen|gestern|diese woche|nächste woche|kommende woche|am wochenende|aujourd['’]hui|demain|hier|ce (?:matin|soir|week-end)|cette semaine|la semaine prochaine|hoy|mañana|ayer|esta (?:mañana|tarde|noche|semana)|la próxima semana|el próximo fin de semana)(?!\p{L})/iu

/** The sentences of a story that make a text worth reading; empty where they do not say its news. */
export function worthTelling(
  { article, sentences }: Pick<Story, 'article' | 'sentences'>,
  language: string,
  newestMs: number,
): ReadableSentence[] {
  const kept: ReadableSentence[] = []
  const places = new Set<string>()
  for (const sentence of sentences) {
    const { text, of, position, flaws } = sentence
    const readsOn = places.has(`${of.id} ${position - 1}`)
    if (SPACED_MARK.test(text)) continue
    if ((flaws.isDangling || CONNECTED.test(text)) && !readsOn) continue
    const age = newestMs - (Date.parse(of.publishedAt) || newestMs)
    if (age > STALE_MS && NEAR_TIME.test(outsideQuotes(text))) continue
    places.add(`${of.id} ${position}`)
    kept.push(sentence)
  }
  return saysTitle(article.title, kept, language) ? kept : []
}

function saysTitle(
  title: string,
  sentences: readonly ReadableSentence[],
  language: string,
): boolean {
  if (sentences.length === 0) return false
  const wanted = [...factWords(stems(title, language))]
  const said = new Set(sentences.slice(0, SENTENCES_READ).flatMap(({ facts }) => [...facts]))
  const share = wanted.filter((word) => said.has(word)).length / Math.max(1, wanted.length)
  return share >= LEAST_SAID
}
