import type { Finding } from '../finding.ts'
import { isOfLetters, isWord, type Token } from '../tokens.ts'
import type { Rule } from './rule.ts'

/** The most words of one item of a list; longer items are mostly clauses. */
const ITEM_WORDS = 3

/** Words that show that a supposed item is a clause, or is joined in another way. */
const CLAUSES = new Set(
  `i we you he she it they this that these those there who which whom whose what when where while if because although though since
  and or but nor yet so then than not is are was were be been has have had do does did will would can could may might must
  should to as`.split(/\s+/),
)

/** Words that can open a sentence with a phrase before a comma: "In Berlin, ships and crews". */
const OPENINGS = new Set(
  `about above according across after against along although among around as at because before behind below beneath beside
  besides between beyond by despite down during even except for from given here hence how however if in indeed inside
  instead into like meanwhile moreover near nevertheless next nonetheless now of off on once otherwise out outside over
  perhaps please rather regarding since so still that then there therefore though through throughout thus today together
  tomorrow tonight too toward towards under unlike until upon what when whenever where wherever whereas whether while who
  why with within without yes yesterday yet no well oh also again later soon sometimes often`.split(
    /\s+/,
  ),
)

/** Finds lists without the comma before the last item, or with one that the voice does not want. */
export const serialComma: Rule = {
  languages: ['en'],
  isOn: (rules) => rules.serialComma !== 'as-written',
  look({ text, tokens, sentences, rules }) {
    const isWanted = rules.serialComma === 'always'
    const starts = new Set(sentences.map(({ start }) => start))
    let open = 0
    return tokens.flatMap((token, at): Finding[] => {
      if (starts.has(token.start)) open = at
      if (token.key !== 'and' && token.key !== 'or') return []
      const hasComma = tokens[at - 1]?.key === ','
      if (hasComma === isWanted || token.gap !== ' ' || !goesOn(tokens[at + 1])) return []
      const last = hasComma ? at - 2 : at - 1
      if (!isList(tokens, open, last)) return []
      const word = tokens[last]!
      const said = text.slice(word.start, word.end)
      const joined = text.slice(token.start, token.end)
      return [
        {
          rule: 'serial-comma',
          start: word.start,
          end: token.end,
          instead: isWanted ? `${said}, ${joined}` : `${said} ${joined}`,
          why: isWanted
            ? 'A list has a comma before its last item.'
            : 'A list has no comma before its last item.',
        },
      ]
    })
  },
}

function goesOn(next: Token | undefined): boolean {
  return next?.gap === ' ' && isWord(next) && !CLAUSES.has(next.key)
}

/** Says if the tokens from `open` to `last` are a list of short items with commas. */
function isList(tokens: readonly Token[], open: number, last: number): boolean {
  const comma = itemBefore(tokens, open, last)
  if (comma === null) return false
  const isLong = itemBefore(tokens, open, comma - 1) !== null
  if (isLong) return true
  const { key } = tokens[open]!
  return comma > open && !OPENINGS.has(key) && !key.endsWith('ly')
}

/** The index of the comma before a short item that ends at `last`; null without one. */
function itemBefore(tokens: readonly Token[], open: number, last: number): number | null {
  for (let at = last; at >= open && last - at <= ITEM_WORDS; at--) {
    const token = tokens[at]!
    if (token.key === ',')
      return at < last && at > open && isWord(tokens[at - 1]!) && token.gap === '' ? at : null
    if (!isOfLetters(token) || CLAUSES.has(token.key)) return null
    if (at < last && tokens[at + 1]!.gap !== ' ') return null
  }
  return null
}
