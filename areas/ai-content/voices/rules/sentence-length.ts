import { countWords } from '../tokens.ts'
import { everyLanguage, type Rule } from './rule.ts'

export const sentenceLength: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.longestSentence !== null,
  look({ sentences, rules }) {
    const most = rules.longestSentence ?? Infinity
    return sentences.flatMap(({ text, start, end }) => {
      const words = countWords(text)
      const why = `This sentence has ${words} words; your limit is ${most}.`
      return words > most ? [{ rule: 'length' as const, start, end, instead: null, why }] : []
    })
  },
}
