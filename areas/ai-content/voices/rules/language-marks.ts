import { all, found, type Finding } from '../finding.ts'
import { FIXED, NARROW } from '../languages.ts'
import { keyOf } from '../tokens.ts'
import { germanReplacements } from '../word-list.ts'
import { inCaseOf } from '../finding.ts'
import type { Look, Rule } from './rule.ts'

/** Finds Spanish questions without ¿ and exclamations without ¡. */
export const spanishMarks: Rule = {
  languages: ['es'],
  isOn: (rules) => rules.languageMarks,
  look({ sentences }) {
    return sentences.flatMap(({ text: sentence, start }): Finding[] => {
      const mark = /[?!]["'”»)]*$/.exec(sentence)?.[0][0]
      const opening = mark === '?' ? '¿' : '¡'
      if (mark === undefined || sentence.includes(opening)) return []
      const word = /[\p{L}\p{N}]+/u.exec(sentence)
      if (!word) return []
      // If the sentence has a comma, the question may begin after it: "Y tú, ¿qué dices?"
      const isSure = !/[,;:]/.test(sentence)
      const why = mark === '?' ? 'A question opens with ¿.' : 'An exclamation opens with ¡.'
      return [
        found(
          'language-marks',
          [word[0], start + word.index],
          why,
          isSure ? opening + word[0] : null,
        ),
      ]
    })
  },
}

/** Marks that have a narrow space before them in French, and the colon, which has a normal one. */
const FRENCH = /(?<=[\p{L}\p{N}»)\]%])[ \u00a0\u202f]*(?:[;!?]+|:)(?=\s|$|»)/gu

/**
 * Finds missing French spaces: narrow ones before ; ! ? and inside « », and a no-break space before
 * a colon.
 */
export const frenchSpaces: Rule = {
  languages: ['fr'],
  isOn: (rules) => rules.languageMarks,
  look({ text }) {
    const why = 'French has a narrow space here, which does not break.'
    return [
      ...all(text, FRENCH).map((match) => {
        const signs = match[0].trim()
        return found('language-marks', match, why, (signs === ':' ? FIXED : NARROW) + signs)
      }),
      ...all(text, /«[ \u00a0\u202f]?(?=\S)/gu).map((match) =>
        found('language-marks', match, why, `«${NARROW}`),
      ),
      ...all(text, /(?<=\S)[ \u00a0\u202f]?»/gu).map((match) =>
        found('language-marks', match, why, `${NARROW}»`),
      ),
      ...percents({ text }),
    ]
  },
}

/**
 * Finds old German spellings such as "daß", and missing spaces in "z. B." and before a percent
 * sign.
 */
export const germanMarks: Rule = {
  languages: ['de'],
  isOn: (rules) => rules.languageMarks,
  look: ({ text }) => [...germanWords(text), ...percents({ text })],
}

const german = new Map(germanReplacements.map(([from, to]) => [keyOf(from), to]))
// safe expression: it is made of the words of our own list, and of no pattern.
const GERMAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...german.keys()].map((key) => key.replaceAll('.', String.raw`\.`)).join('|')})(?![\p{L}\p{N}])`,
  'giu',
)

function germanWords(text: string): Finding[] {
  return all(text, GERMAN).flatMap((match) => {
    const today = german.get(keyOf(match[0]))
    if (today === undefined) return []
    const why = match[0].includes('.')
      ? 'Short forms have a space inside.'
      : 'This is spelled with ss today.'
    return [found('language-marks', match, why, inCaseOf(match[0], today))]
  })
}

function percents({ text }: Pick<Look, 'text'>): Finding[] {
  return all(text, /(?<=\p{N})%/gu).map((match) =>
    found('language-marks', match, 'There is a space before a percent sign.', `${FIXED}%`),
  )
}
