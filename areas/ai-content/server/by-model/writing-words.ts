import { languageName } from '#engine/languages/language-name.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import type { WrittenText } from './write-text.ts'

/** Makes the message about a text that a model wrote. */
export function writtenWords(
  by: string,
  { counts, isCutShort, error }: Omit<WrittenText, 'text'>,
): string {
  return [
    `Written by ${by}. Each name, number and date is from your brief or from the source that it cites.`,
    counts.dropped > 0 ? `Left out, as no source says it: ${sentencesOf(counts.dropped)}.` : '',
    counts.marked > 0 ? `Yours to prove: ${sentencesOf(counts.marked)}.` : '',
    isCutShort || error !== null ? 'The model stopped early, so the end may be missing.' : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}

/** Makes the message about a translation. */
export function translationWords(
  by: string,
  from: WholeBrief['language'],
  { untranslated, message }: { untranslated: number; message: string | null },
): string {
  return [
    `Translated from ${languageName(from)} by ${by}. Names, numbers and dates were compared with the original; other words were not.`,
    untranslated > 0
      ? `${untranslated === 1 ? 'One part stays' : `${untranslated} parts stay`} in ${languageName(from)}. ${message ?? ''}`.trim()
      : '',
  ]
    .filter((words) => words !== '')
    .join(' ')
}

const sentencesOf = (count: number) => (count === 1 ? '1 sentence' : `${count} sentences`)
