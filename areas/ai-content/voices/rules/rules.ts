import { avoidedWords } from './avoided-words.ts'
import { spelledOut } from './contractions.ts'
import { exclamationMarks } from './exclamation-marks.ts'
import { frenchSpaces, germanMarks, spanishMarks } from './language-marks.ts'
import { smallNumbers } from './numbers.ts'
import { curlyQuotes } from './quotes.ts'
import { repeatedWords } from './repeated-words.ts'
import type { Rule } from './rule.ts'
import { sentenceLength } from './sentence-length.ts'
import { serialComma } from './serial-comma.ts'
import { doubleSpaces } from './spaces.ts'

export const rules: readonly Rule[] = [
  avoidedWords,
  exclamationMarks,
  serialComma,
  smallNumbers,
  curlyQuotes,
  spelledOut,
  repeatedWords,
  doubleSpaces,
  spanishMarks,
  frenchSpaces,
  germanMarks,
  sentenceLength,
]
