import { all, found, type Finding } from '../finding.ts'
import { everyLanguage, type Rule } from './rule.ts'

/**
 * Exclamation marks at the end of a word; those of "!=" and "!important" do not match. French has a
 * space before them.
 */
const MARKS = /(?<![!\s])[ \u00a0\u202f]?!+(?=[\s"'”’»)\]?.…,;:]|$)|(?<=\s|^)!+(?=\s|$)/gu

/** Finds exclamation marks beyond the number that the voice allows in one text. */
export const exclamationMarks: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.exclamationMarks !== null,
  look({ text, sentences, rules, language }) {
    const most = rules.exclamationMarks ?? 0
    const why =
      most === 0 ? 'No exclamation marks.' : `At most ${most} exclamation marks in a text.`
    const marks = all(text, MARKS).slice(most)
    const findings = marks.map((mark) => {
      const [words, start] = mark
      const isEnded =
        /[.?!…]$/.test(text.slice(Math.max(0, start - 2), start)) ||
        /^[.?…,;:]/.test(text.slice(start + words.length, start + words.length + 1))
      return found('exclamation', mark, why, isEnded ? '' : '.')
    })
    return language === 'es' ? [...findings, ...opened(text, sentences, why)] : findings
  },
}

/** Finds the Spanish opening mark of a sentence whose closing mark is removed. */
function opened(
  text: string,
  sentences: readonly { start: number; end: number }[],
  why: string,
): Finding[] {
  return sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    if (sentence.includes('!')) return []
    return all(sentence, /¡/g).map(([mark, at]) =>
      found('exclamation', [mark, start + at], why, ''),
    )
  })
}
