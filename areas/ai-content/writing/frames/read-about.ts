import { DRAFTS } from '../../limits.ts'

/** The most characters of a title; a longer first line is text. */
const TITLE_CHARACTERS = 160

/**
 * Splits the subject of a brief: the first line is the title if it is short enough, the rest are
 * paragraphs.
 */
export function readAbout(about: string): { title: string; rest: string[] } {
  const [first = '', ...others] = ownParagraphs(about)
  if (first.length > TITLE_CHARACTERS) return { title: '', rest: [first, ...others] }
  const title = /[^.]\.$/u.test(first) ? first.slice(0, -1) : first
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//iu.test(title)
  return {
    title: isAddress ? title : title.charAt(0).toUpperCase() + title.slice(1),
    rest: others,
  }
}

/** Splits a reader's text into paragraphs, in runs of limited length. */
export function ownParagraphs(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim())
  return lines.filter(Boolean).flatMap((line) => {
    const pieces: string[] = []
    for (let at = 0; at < line.length; at += DRAFTS.runCharacters)
      pieces.push(line.slice(at, at + DRAFTS.runCharacters).toWellFormed())
    return pieces
  })
}
