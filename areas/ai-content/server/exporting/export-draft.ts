import { Problem } from '#core/problem.ts'
import type { CitedText } from '#server/cited-text/cited-text.ts'
import { writeCitedText } from '#server/cited-text/export-cited-text.ts'
import { toPlainText } from '#server/cited-text/to-plain-text.ts'
import { QUOTATION } from '#engine/quotation/quotation.ts'
import type { WholeBrief } from '../../drafts/brief.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { cutThread, threadLengths } from '../../exporting/cut-thread.ts'
import { publicText } from '../../exporting/public-text.ts'
import { quotedByOutlet } from '../../writing/quoted-by-outlet.ts'
import { citedDraft } from './cited-draft.ts'

const BETWEEN_POSTS = '\n\n----\n\n'

/** The audience of a file. `withNotes` includes private notes in a public file. */
export interface Audience {
  isPublic: boolean
  withNotes: boolean
}

/** Makes the text for a file. Fails if a public file would quote too much of an outlet. */
export function outgoing(
  text: DraftText,
  { language }: Pick<WholeBrief, 'language'>,
  { isPublic, withNotes }: Audience,
): CitedText {
  if (!isPublic) return citedDraft(text, { language, isPublic })
  const going = publicText(text, { withNotes }).text
  const over = quotedByOutlet(going).filter(({ isOver }) => isOver)
  if (over.length > 0)
    throw new Problem(
      'conflict',
      `A public text quotes at most ${QUOTATION.sentences} sentences and ${QUOTATION.words} words of an outlet. This one quotes more of ${over.map(({ outlet }) => outlet).join(', ')}: shorten it to fit.`,
    )
  return citedDraft(going, { language, isPublic })
}

/** The files of each draft in an archive of texts. */
export const packedFiles = ['text.md', 'text.html', 'text.docx'] as const

/** Writes a file of a draft; null if the file name is unknown. */
export async function draftFile(text: CitedText, file: string) {
  const [, letters] = /^thread-(\d{3,4})\.txt$/u.exec(file) ?? []
  const length = threadLengths.find((one) => String(one) === letters)
  if (length !== undefined) {
    const body = cutThread(toPlainText(text).trimEnd().split('\n\n'), length).join(BETWEEN_POSTS)
    return { type: 'text/plain; charset=utf-8', body: `${body}\n`, ending: '.txt' }
  }
  const written = await writeCitedText(text, file)
  return written && { ...written, ending: file.slice(file.lastIndexOf('.')) }
}
