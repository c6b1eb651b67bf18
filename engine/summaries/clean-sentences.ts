import { remembering } from '../words/remembering.ts'
import { sentences, type Sentence } from '../words/sentences.ts'
import { noHabits, type OutletHabits } from './outlet-habits.ts'
import { isFragment } from './sentences/leans-on-headline.ts'
import { sentenceFlaws, type SentenceFlaws } from './sentences/sentence-quality.ts'
import { gluedAt, newsStart } from './sentences/sentence-start.ts'
import { standfirstEnd } from './sentences/standfirst.ts'
import { withWholeQuotes } from './sentences/whole-quotes.ts'

/** The sentences of a report that are read; the rest of a long one is background. */
const SENTENCES_READ = 40
const CHARACTERS_READ = 12_000
/** The most characters in the cache, which is about ten thousand sentences. */
const CHARACTERS_KNOWN = 1_500_000
/**
 * A first sentence with at least this many words may include a line above it, if its outlet prints
 * such lines and none was removed. `WORDS_OF_SENTENCE` applies after a removed line.
 */
const WORDS_OF_LINES = 36
const WORDS_OF_SENTENCE = 50

/** A sentence of a report without the outlet's additions, and its flaws. */
interface CleanSentence {
  sentence: Sentence
  flaws: SentenceFlaws
}

/**
 * The sentences of a report as a reader may see them: without dateline, credit, label or standfirst
 * at their beginning. Each is an exact passage of the report. A sentence with `flaws.isUnfit` is
 * never shown, because it is not news, but a caption or an invitation, for example.
 */
export function* cleanSentences(
  entry: { text: string; source: number | string },
  language: string,
  habits: OutletHabits = noHabits,
): Generator<CleanSentence> {
  const text = entry.text.slice(0, CHARACTERS_READ)
  const read = withWholeQuotes(text, sentences(text).slice(0, SENTENCES_READ))
  const opensWithLine = habits.opensWithLine(entry.source)
  const isWholeText = read.length === 1 && entry.text.length <= CHARACTERS_READ
  for (const [position, whole] of read.entries()) {
    // The later of two possible ends of the line is used. Labels that follow it are removed
    // afterwards.
    const line =
      position === 0 && opensWithLine ? Math.max(standfirstEnd(whole.text), gluedAt(whole.text)) : 0
    const { start, flaws, isFragmentary } = readSentence(whole.text.slice(line))
    const cut = line + start
    const sentence = { ...whole, text: whole.text.slice(cut), start: whole.start + cut }
    // A long first sentence probably includes such a line, whose end is unknown.
    const isMoreThanOne =
      position === 0 &&
      opensWithLine &&
      sentence.text.split(' ').length >= (cut > 0 ? WORDS_OF_SENTENCE : WORDS_OF_LINES)
    const endsOpenly = /[\p{L}\p{N}]["'”’»)\]]?$/u.test(sentence.text)
    yield {
      sentence,
      flaws: {
        ...flaws,
        leansOnHeadline: flaws.leansOnHeadline || isMoreThanOne,
        isUnfit:
          flaws.isUnfit ||
          habits.repeats(entry.source, whole.text) ||
          (language === 'en' && isFragmentary),
        // A text of a single sentence is often a teaser without a period.
        isUnfinished: flaws.isUnfinished && !(isWholeText && endsOpenly),
      },
    }
  }
}

/**
 * Caches what was read of a sentence, because an article is written again with each report that
 * joins it, and its title needs the same sentences.
 */
const readSentence = remembering(CHARACTERS_KNOWN)((text) => {
  const start = newsStart(text)
  const news = text.slice(start)
  return { start, flaws: sentenceFlaws(news), isFragmentary: isFragment(news) }
})
