import type { RewriteWay, unprovenChoices } from '../../contracts/rewriting.ts'

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
