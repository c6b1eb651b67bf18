import { languageWords } from '../../words/language-words.ts'
import { spelledNumber } from '../../words/number-words.ts'
import { stems } from '../../words/terms.ts'
import type { Token } from './tokens.ts'

/** A word of a question that an answer should hold. */
export interface Term {
  /** The word as written in the question. */
  word: string
  /** True for an apparent name: another name would be another question. */
  isName: boolean
  /** A number in digits, which an answer must repeat; null for a word. */
  number: string | null
  /** True for the kind of thing that is asked for, as "law" in "which law lapsed?": an answer names one instead. */
  isType: boolean
  /** The original word, if another one replaces it: "cut" of "cut off", replaced by "sever". */
  spoken?: string
  /** Place among the words of the question. */
  at: number
}

/**
 * The most words of a question that are searched. Further words narrow nothing down, and take time.
 */
export const TERMS_READ = 16

/** Words that people put around a question. */
const AROUND = new Set(
  `please tell me know does do did say says said report reported reports reporting news article articles source sources
  story stories exactly currently actually just now far according happen happened happening mean happens
  anyone anybody someone somebody thing things latest recent recently update updates information details info
  name named called get got getting many much lot kind sort type way ways going
  bitte sag mir gibt artikel nachrichten quelle quellen laut berichtet meldet
  s'il plaît dites dis-moi article articles actualités selon
  por favor dime noticias artículo según per favore dimmi notizie articolo secondo`
    .trim()
    .split(/\s+/),
)
/** Words that are common in questions but missing in English lists of stop words. */
const SMALL = new Set(
  `the of to and in a is it you that he was for on are with as his they be at this from have or by had but what some
  we can out other were all your when up use how said an each she which do their if will about then them these so her would
  like him into has two more go no could my than been who its now did get may s t re ve ll d m`
    .trim()
    .split(/\s+/),
)

/** Matches French verbs with their subject after them: "Travaillent-ils", "a-t-elle". */
const INVERTED = /-(?:t-)?(?:ils?|elles?|on|nous|vous)$/u

function withoutSubject({ lower, written }: Token): Pick<Token, 'lower' | 'written'> {
  const length = INVERTED.exec(lower)?.[0].length ?? 0
  return length === 0
    ? { lower, written }
    : { lower: lower.slice(0, -length), written: written.slice(0, -length) }
}

/**
 * The words of a question that an answer should hold; if there are too many, the most distinctive
 * ones.
 */
export function termsOf(
  tokens: readonly Token[],
  {
    language,
    skipped,
    typeAt,
  }: { language: string; skipped: ReadonlySet<number>; typeAt: number | null },
): Term[] {
  const { isStopWord } = languageWords(language)
  const areNouns = language === 'de'
  const seen = new Set<string>()
  const found: Term[] = []
  tokens.forEach((token, at) => {
    const { lower, written } = language === 'fr' ? withoutSubject(token) : token
    const { isFirst } = token
    if (skipped.has(at) || seen.has(lower)) return
    const isNumber = /^\p{Nd}/u.test(lower)
    const isCapital = /^\p{Lu}/u.test(written)
    const isAcronym = /^\p{Lu}{2,}$/u.test(written)
    const isSmall = SMALL.has(lower) || AROUND.has(lower) || isStopWord(lower)
    if (!isNumber && !isAcronym && (isSmall || stems(lower, language).length === 0)) return
    if (!isNumber && lower.length < 2) return
    seen.add(lower)
    const isName = isCapital && !isFirst && !areNouns && !isNumber
    const spelled = isNumber ? null : spelledNumber(lower, language)
    const number = isNumber ? lower : spelled === null ? null : String(spelled)
    const { spoken } = token
    found.push({
      ...{ word: written, isName, number, isType: at === typeAt, at },
      ...(spoken !== undefined && { spoken }),
    })
  })
  if (found.length <= TERMS_READ) return found
  const weight = ({ isName, number, word }: Term) =>
    (isName ? 20 : 0) + (number === null ? 0 : 10) + Math.min(word.length, 15)
  return found
    .toSorted((a, b) => weight(b) - weight(a) || a.at - b.at)
    .slice(0, TERMS_READ)
    .toSorted((a, b) => a.at - b.at)
}
