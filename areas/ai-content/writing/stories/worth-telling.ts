import { countLoadedWords } from '#engine/summaries/sentences/loaded-words.ts'
import { outsideQuotes } from '#engine/summaries/sentences/outside-quotes.ts'
import { isFragment } from '#engine/summaries/sentences/leans-on-headline.ts'
import { factWords } from '#engine/summaries/facts/same-fact.ts'
import { stems } from '#engine/words/terms.ts'
import { countWords } from '#engine/scripts/sentences/count-words.ts'
import { timeOf } from '#engine/scripts/sentences/time-of.ts'
import { isInsideQuotation } from './inside-quotation.ts'
import { saysComingTime } from './near-time.ts'
import type { Story } from '#engine/scripts/story.ts'
import type { ReadableSentence } from '#engine/scripts/sentences/readable-sentences.ts'

/**
 * The least share of the headline in a sentence that may tell the news, and in one that surely
 * does.
 */
const LEAST_SAID = 0.25
const SAID = 0.4
/**
 * The fewest judging words that make a sentence biased. A single one is in many neutral reports.
 */
const LEAST_LOADED = 2
/**
 * The fewest words of a sentence. Shorter ones depend on those around them: "Prices are too high."
 */
const LEAST_WORDS = 7
/** The age from which "tomorrow" and "next week" are misleading. */
const STALE_MS = 2 * 86_400_000
/** The age from which a live report is over. */
const LIVE_MS = 86_400_000

const OPENS_QUOTE = /^["“„«]/u

/**
 * Spaces around punctuation that a removed link left: "a study found , unless", "titled " The Tide
 * "".
 */
const SPACED_MARK = /\s[,.;](?=\s|$)|(?:^|\s)["“'‘]\s|\s”|\p{L} ['’]s(?!\p{L})/u
/** Openings that refer to the sentence before, such as "in addition". */
const CONNECTED =
  /^["“'‘]?(?:for (?:one thing|example|instance)|this follows|that said|in addition|in response|as a result|on top of (?:that|this)|by comparison|moreover|meanwhile|still|yet|but|and|so|also|finally|elsewhere|of course|indeed|hence|thus|now (?:it|he|she|they)|(?:now )?imagine|picture (?:this|a)|think of|remember|suppose|the \p{Ll}+ (?:comes?|came|follow(?:s|ed)) (?:amid|after|as|days|weeks|hours|months)|except|\p{Lu}\p{L}+ that|zum beispiel|indes(?:sen)?|unterdessen|zudem|auch|und|schließlich|par exemple|de plus|en outre|enfin|et|por ejemplo|mientras tanto|además|finalmente|y)(?![\p{L}-])/iu
/** Phrases that refer to a sentence before, such as "made the remarks". */
const OF_WORDS_BEFORE =
  /(?<!\p{L})(?:made|making|makes) (?:the|his|her|their) (?:remarks?|comments?|statements?|claims?|announcement)(?!\p{L})/u
/** A speaker whom an earlier sentence named: "… in the Pacific, he says." */
const SAID_BY_PRONOUN =
  /, (?:(?:he|she|they) (?:says?|said|adds?|added|told|tells|wrote|warned|explained)|(?:sagte?|erklärte|betonte|schrieb|fügte) (?:er|sie)|(?:a|ont)-t-(?:il|elle)s? \p{Ll}+|(?:dijo|afirmó|aseguró|añadió|explicó))(?: [^,.]{1,40})?\.$/u
/** A person's first and last name, which makes a pronoun clear. */
const FULL_NAME = /\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}/u
/** References to things that an earlier sentence listed: "does all three", "cut both ways". */
const COUNTED_BEFORE =
  /(?<!\p{L})(?:(?:all|the other|these|those) (?:two|three|four|five)|both|alle drei|alles beides|les (?:deux|trois)|(?:los|las) (?:dos|tres))(?: ways)?\.$/u
/**
 * A headline that is a quotation belongs to an interview, whose sentences are the speaker's and not
 * the outlet's.
 */
const QUOTED_TITLE = /^\s*["“„«»][^"“”„«»]{1,300}["”“»«]\s*$/u
/**
 * Sentences that address the reader or a model, or exclaim: "Find out how …", "You are a …", "How
 * sad for …".
 */
const TO_READER =
  /^(?:you are|dear \p{L}|how \p{Ll}+ (?:for|that|it)|what an? \p{Ll}+|as an ai|assistant:|system:|find out|discover|learn (?:how|why|what|more)|check out|don['’]t miss|(?:erfahren|lesen|sehen|entdecken|finden) sie|erfahre|lies|découvrez|retrouvez|lisez|voici comment|descubr[ae]|consult[ae]|conozca|mira)(?!\p{L})/iu
/** Comments on the news, or refusals to comment, which are not news. */
const COMMENT =
  /(?<!\p{L})(?:spokes(?:person|man|woman|people)|declined to comment|(?:did|have|has|had) not (?:immediately )?(?:respond|replied|returned)|is (?:reviewing|looking into|aware of)|Sprecher(?:in)?|porte-parole|portavoz)(?!\p{L})/u

/** A label, a caption or a headline that runs into a sentence without a full stop. */
const GLUED =
  /\([^()]{0,80}(?:\bvia\b|\b(?:AP|AFP|EPA|Getty|Reuters|Photos?|Images?)\b)[^()]{0,80}\)|^in summary \p{Lu}|(?<=\p{L}{3}) (?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|The|At|As|Finally|However|When|After|While|Although|Since|To|For|From|With|In|But|And|How|Why|What|This|These) \p{Ll}{2,}/u
/** A caption of a picture: "Workers at a site in Orlan that will be leased." */
const CAPTION =
  /^\p{Lu}\p{Ll}+s (?:at|in|on|near|outside|inside|along) (?:(?! (?:that|which|who) ).){1,120} (?:that|which|who) /u
/**
 * Announcements of a broadcaster about its own reports: "Mara Veil has more", "Pell has an update".
 */
const OF_PROGRAMME =
  /^On ["“][^"“”]{2,60}["”],? .{1,160}(?<!\p{L})(?:discuss(?:es|ed)|talks?|talked|breaks? down|weighs? in)(?!\p{L})|(?<!\p{L})(?:is|are|was|were) \p{Lu}[\p{L}\p{N} ]{1,40}['’]s? guests?(?!\p{L})|(?<!\p{L})(?:have|has|with) (?:more(?: information| details)?|(?:the|all the) (?:story|details|latest))(?: (?:on|about|from) [^.]{1,60})?\.$|['’] (?:\p{Lu}[\p{L}-]+ ){1,3}reports\.$|(?:has|have|gave|shared|offered) an? (?:\p{Ll}+ )?update (?:on|about)/u
/** A summary of a page's contents: "The best moments from the show and more." */
const AND_MORE = /(?:,? and|&| und| et| y) (?:much |a lot )?(?:more|mehr|plus encore|más)\.$/u
const ENDED = /[.!?…]["'”’»)\]]*$/u
const LIVE = /(?<!\p{L})(?:live|liveblog|liveticker|en direct|en vivo|en directo)(?!\p{L})/iu

/** The time limits for the reports of a text. */
export interface TimeOfText {
  newestMs: number
  /** The largest age of a report, compared with the first one that is told, in milliseconds. */
  storyMs: number
}

/**
 * Chooses the sentences of a story that are worth telling; empty if none of them tells its news, or
 * if it is a live report that is over.
 */
export function worthTelling(
  { article, sentences }: Pick<Story, 'article' | 'sentences'>,
  language: string,
  { newestMs, storyMs }: TimeOfText,
): ReadableSentence[] {
  const kept: ReadableSentence[] = []
  const places = new Set<string>()
  for (const sentence of sentences) {
    const { text, of, start, position, flaws } = sentence
    const readsOn = places.has(`${of.id} ${position - 1}`)
    if (isUntidy(text) || QUOTED_TITLE.test(of.title)) continue
    if (!OPENS_QUOTE.test(text) && isInsideQuotation(of.text, start)) continue
    if ((flaws.isDangling || leansOnWordsBefore(text)) && !readsOn) continue
    const time = timeOf(sentence)
    if (kept[0] && time < timeOf(kept[0]) - storyMs) continue
    if (newestMs - time > STALE_MS && saysComingTime(text)) continue
    places.add(`${of.id} ${position}`)
    kept.push(sentence)
  }
  const told = fromNews(article.title, kept, language)
  const [lead] = told
  const isOver = LIVE.test(article.title) && !!lead && newestMs - timeOf(lead) > LIVE_MS
  return isOver ? [] : told
}

const leansOnWordsBefore = (text: string) =>
  CONNECTED.test(text) ||
  OF_WORDS_BEFORE.test(text) ||
  COUNTED_BEFORE.test(text) ||
  (SAID_BY_PRONOUN.test(text) && !FULL_NAME.test(text))

/** Returns the sentence that tells the headline, and those after it; empty if there is none. */
function fromNews(
  title: string,
  sentences: readonly ReadableSentence[],
  language: string,
): ReadableSentence[] {
  const wanted = [...factWords(stems(title, language))]
  const share = ({ facts }: ReadableSentence) =>
    wanted.filter((word) => facts.has(word)).length / Math.max(1, wanted.length)
  const leads = sentences.filter(
    (one) =>
      share(one) >= LEAST_SAID &&
      !one.flaws.isDangling &&
      !CONNECTED.test(one.text) &&
      !COMMENT.test(one.text),
  )
  const [first] = leads
  const nearest = leads
    .filter(({ part }) => part === 'news')
    .reduce((best, one) => (best && share(best) >= share(one) ? best : one), first)
  const lead = first && share(first) >= SAID ? first : nearest
  if (!lead) return []
  const isIntroduction = (one: ReadableSentence) =>
    one.entryAt === lead.entryAt && one.position < lead.position
  return [lead, ...sentences.filter((one) => one !== lead && !isIntroduction(one))]
}

function isUntidy(text: string): boolean {
  const own = outsideQuotes(text)
  if (countLoadedWords(own) >= LEAST_LOADED || countWords(text, null) < LEAST_WORDS) return true
  return (
    isCaption(own) ||
    TO_READER.test(text) ||
    SPACED_MARK.test(text) ||
    GLUED.test(own) ||
    OF_PROGRAMME.test(text) ||
    AND_MORE.test(text) ||
    !ENDED.test(text)
  )
}

function isCaption(own: string): boolean {
  const [opening] = CAPTION.exec(own) ?? []
  return opening !== undefined && isFragment(opening.replace(/ \S+ $/u, ''))
}
