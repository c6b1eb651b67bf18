import type { Estimate, RewriteWay, unprovenChoices } from '../../contracts/rewriting.ts'

const ofPart: Record<RewriteWay, string> = {
  anew: 'Write this part again',
  shorten: 'Shorten this part',
  expand: 'Expand this part',
  simplify: 'Simplify this part',
}
const ofSelection: Record<RewriteWay, string> = {
  ...ofPart,
  shorten: 'Shorten the selection',
  expand: 'Expand the selection',
  simplify: 'Simplify the selection',
}

/** The name of a way to rewrite, as a command. */
export function wayWords(way: RewriteWay, hasSelection: boolean): string {
  return (hasSelection ? ofSelection : ofPart)[way]
}

export const unprovenWords: Record<(typeof unprovenChoices)[number], string> = {
  drop: 'Leave out',
  mark: 'Keep, marked as yours to prove',
}

/** Says how much a text costs at most, or that today's limit prevents writing it. */
export function costWords({ inputTokens, outputTokens, money, currency, limit }: Estimate): string {
  if (limit !== null) return limit
  const tokens = `At most ${count(inputTokens)} tokens in and ${count(outputTokens)} out`
  if (money === null) return `${tokens}. AI Studio tells their cost once you enter a price.`
  return `${tokens}: ${money.toLocaleString('en', { style: 'currency', currency })}.`
}

const count = (tokens: number) => tokens.toLocaleString('en', { maximumSignificantDigits: 2 })
