import { isAlsoWord, isFirstName } from '../../names/first-names.ts'
import { isKnownPlace } from '../../names/gazetteer.ts'
import { languageWords } from '../../words/language-words.ts'
import { foldedName } from '../written-names.ts'
import type { Span } from '../taken-places.ts'

/** A name in small letters, and the word by which sources are searched for it. */
export interface SmallName extends Span {
  text: string
  folded: string
}

const list = (words: string) => new Set(words.trim().split(/\s+/u))

/** Names that are also ordinary words in one of our languages. */
const ALSO_WORDS = list(`
  allen alma amber anders ange angel angers archer aurora avril azucena baden barron basil bath bella bergen bill blanca
  blanche blaze brandy brook brooke brune buffalo buddy cali candy cara carol carter cary celeste champagne chance chile
  christian clara claire clemente clémence cliff cologne colt concord constant consuelo cook cooper corona cruz cuba daisy
  dale dalia dante destiny dolly dolores domingo dominic drew duke dusty eden elle ella ernst esperanza essen estrella
  eugene faith falk fern fleur florence florent frank gabon garnet gene general ginger gloria gracia granada guinea gulf
  hagen halle hamburg harmony hazel heath heather heide herd holly homer honey hunter iris island ivory ivy jade jasmine
  java jean jersey josh junior juste justo kirk lance lasse laurel león lila lily lima limerick lola lucero luna luz major
  marco margarita marie marin marina marine mark marsh marshall martin mary mason maxim mecca melody merry mesa midwest
  miller misty mobile modesto monica máximo nancy natal nice niger nieves norm norma olive opal orange page palma panama
  parker parma paz penny perla peter phoenix pierre piers pilar polo poppy porter prince providence prudence randy reading
  regina reina reine reunión reyes rico riverside robin rocky roma rosa rosario rowan rudy sage salem salta salvador sandy
  santos sawyer seine sens serena severo siegen singen sky sofia soledad split stella stern storm suisse sunny tanner
  taylor teddy toledo tours trace trinidad trinity tucker turkey tyler valencia vera victor victoire vienna viola violet
  violeta walker weaver weiden wells wolf woody worms`)
/** Companies and media whose names are not also ordinary words. */
const COMPANIES = list(`
  adidas aldi alibaba boeing bloomberg bosch breitbart bundesbank carrefour chevron commerzbank daimler disney exxon
  facebook guardian honda huawei hyundai ikea instagram lenovo lidl linkedin lufthansa mastercard mcdonald's microsoft
  netflix newsweek nintendo nissan nvidia openai paypal pfizer porsche reuters ryanair samsung santander siemens
  sony spotify starbucks telefónica tesla tiktok toyota volkswagen vodafone walmart whatsapp wikipedia xiaomi youtube`)
/**
 * Towns as German, French and Spanish write them; the names of most others are the same in all
 * languages.
 */
const TOWNS = list(`
  amsterdam antwerpen athen athènes atenas barcelona barcelone belgrad belgrado bilbao bologna bratislava brügge brüssel
  bruselas bruxelles budapest bukarest copenhague cracovia damaskus dresden dublín düsseldorf edimbourg estambul
  estocolmo florenz frankfurt genève ginebra helsinki johannesburg kairo kopenhagen krakau leipzig lisboa lisbonne
  lissabon londres luxemburg lyon madrid mailand marseille marsella milán moscou moscú moskau moscow münchen neapel
  oslo pekín pekin peking prag praga prague riyad rotterdam salzburg sarajevo sevilla stockholm straßburg strasbourg
  stuttgart teheran téhéran teherán tokio tokyo toulouse turin varsovie varsovia venedig venecia warschau wien zagreb
  zaragoza zürich`)
/** Titles that a name follows, even a rare name. */
const TITLE = /^(?:mr|mrs|ms|dr|prof|herr|herrn|mme|señor|señora)$/u
const LEAST_LETTERS = 4
/** Languages in which places are looked up. Other codes may be unknown to `Intl`. */
const PLACES_IN = new Set(['en', 'de', 'fr', 'es'])
const SMALL_WORD =
  /(?<![\p{L}\p{N}@#./_-])\p{Ll}[\p{Ll}\p{M}]*(?:['’]\p{Ll}{2,})?(?![\p{L}\p{N}@_/]|\.\p{L})/gu

/**
 * Names that were written without their capitals: first names, places and companies that everybody knows, words after
 * a title, and all but the small words of a sentence that has no capital at all.
 */
export function smallNames(text: string, language: string | null): SmallName[] {
  const words = Array.from(text.matchAll(SMALL_WORD), (match) => ({
    text: match[0].replace(/['’]s$/u, ''),
    start: match.index,
    end: match.index + match[0].length,
  }))
  const isSmall = isAllSmall(text)
  const { isStopWord } = languageWords(language ?? 'en')
  return words.flatMap((word, at) => {
    const isTitled =
      at > 0 &&
      TITLE.test(words[at - 1]!.text) &&
      text.slice(words[at - 1]!.end, word.start).trim().length <= 1
    const isNamed = isTitled || isKnownName(word.text, language) || isSmall
    const isName = isNamed && word.text.length >= (isTitled ? 2 : LEAST_LETTERS)
    return isName && !isStopWord(word.text) ? [{ ...word, folded: foldedName(word.text) }] : []
  })
}

function isKnownName(word: string, language: string | null): boolean {
  if (word.length < LEAST_LETTERS || ALSO_WORDS.has(word)) return false
  return (
    (isFirstName(word) && !isAlsoWord(word)) ||
    COMPANIES.has(word) ||
    TOWNS.has(word) ||
    isKnownPlace(word, PLACES_IN.has(language ?? 'en') ? language : 'en')
  )
}

/** Says if a sentence has no capital at all, so that its names have none either. */
const isAllSmall = (text: string) =>
  /\p{Ll}{2}/u.test(text) &&
  !/[\p{Lu}\p{Lt}]/u.test(text) &&
  /^\s{0,3}\p{Ll}.{8,}[.!?]$/su.test(text)
