import { all, found, type Finding } from '../finding.ts'
import { everyLanguage, type Look, type Rule } from './rule.ts'

/** Finds straight quotation marks and apostrophes, and proposes the curly ones of the language. */
export const curlyQuotes: Rule = {
  languages: everyLanguage,
  isOn: (rules) => rules.quotes === 'curly',
  look: (look) => [...doubles(look), ...singles(look)],
}

function doubles({ text, data: { quotes } }: Look): Finding[] {
  return all(text, /"/g).map((mark) => {
    const isOpen = opens(text, mark[1])
    const instead = isOpen ? quotes.open + quotes.space : quotes.space + quotes.close
    return found('quotes', mark, 'Quotation marks are curly.', instead)
  })
}

/**
 * Finds single marks. A mark that follows a space and precedes a letter opens a quotation; any
 * other one closes a quotation or is an apostrophe.
 */
function singles({ text, data: { quotes } }: Look): Finding[] {
  return all(text, /'/g).map((mark) => {
    const start = mark[1]
    const isQuote = opens(text, start) && /^[\p{L}¿¡]/u.test(text.slice(start + 1, start + 3))
    return isQuote
      ? found('quotes', mark, 'Quotation marks are curly.', quotes.innerOpen)
      : found('quotes', mark, 'Apostrophes are curly.', isClosing({ text, quotes }, start))
  })
}

/** The curly closing mark if a quotation is open on the line; otherwise a curly apostrophe. */
function isClosing({ text, quotes }: { text: string; quotes: Look['data']['quotes'] }, at: number) {
  if (/^[\p{L}\p{N}]/u.test(text.slice(at + 1, at + 3))) return '’'
  const before = text.slice(Math.max(0, at - QUOTED), at)
  const opened = Math.max(before.lastIndexOf(quotes.innerOpen), lastOpening(before))
  return opened > Math.max(before.lastIndexOf(quotes.innerClose), before.lastIndexOf('\n'))
    ? quotes.innerClose
    : '’'
}

/** The number of characters that are searched backward for the beginning of a quotation. */
const QUOTED = 300

function lastOpening(before: string): number {
  return all(before, /(?<=[\s([“„«]|^)'(?=\p{L})/gu).at(-1)?.[1] ?? -1
}

function opens(text: string, at: number): boolean {
  return at === 0 || /[\s([{“„«‘‚—–/¿¡]/.test(text[at - 1]!)
}
