import { all, found } from '../finding.ts'
import { everyLanguage, type Rule } from './rule.ts'

export const doubleSpaces: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.doubleSpaces,
  look: ({ text }) =>
    all(text, /[ \t]{2,}/g).map((spaces) => found('spaces', spaces, 'One space is enough.', ' ')),
}
