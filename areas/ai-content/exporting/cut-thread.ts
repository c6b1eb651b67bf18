import { sentences } from '#engine/words/sentences.ts'

/** Character limits of a post on common networks. */
export const threadLengths = [280, 500, 3000] as const

/** Space for the number after a post: " (12/34)". */
const NUMBER_CHARACTERS = 10

const MARKS = /^(?:\[\d+\](?: |$))+/u

/**
 * Cuts paragraphs into posts of at most `most` characters: between sentences if possible, and never
 * inside a word that fits into a post.
 */
export function cutThread(paragraphs: readonly string[], most: number): string[] {
  const room = most - NUMBER_CHARACTERS
  const posts: string[] = []
  let post = ''
  const put = (piece: string, between: string) => {
    const longer = post === '' ? piece : post + between + piece
    if (lengthOf(longer) <= room) {
      post = longer
      return
    }
    if (post !== '') posts.push(post)
    post = piece
  }
  for (const paragraph of paragraphs)
    for (const [line, words] of paragraph.split('\n').entries())
      for (const [nth, sentence] of sentencesOf(words).entries())
        for (const [at, piece] of piecesOf(sentence, room).entries())
          put(piece, nth + at > 0 ? ' ' : line > 0 ? '\n' : '\n\n')
  if (post !== '') posts.push(post)
  return posts.length < 2 ? posts : posts.map((one, at) => `${one} (${at + 1}/${posts.length})`)
}

/** Splits a line into sentences; the numbers of sources stay with the sentence before them. */
function sentencesOf(line: string): string[] {
  const found: string[] = []
  for (const { text } of sentences(line)) {
    const marks = found.length > 0 ? (MARKS.exec(text)?.[0] ?? '') : ''
    if (marks !== '') found.push(`${found.pop()} ${marks.trimEnd()}`)
    if (marks !== text) found.push(text.slice(marks.length))
  }
  return found
}

/** Cuts a sentence that is longer than a post into pieces, each as long as fits. */
function piecesOf(sentence: string, room: number): string[] {
  if (lengthOf(sentence) <= room) return [sentence]
  const pieces: string[] = []
  let piece = ''
  for (const word of sentence.split(/\s+/u)) {
    const longer = piece === '' ? word : `${piece} ${word}`
    if (lengthOf(longer) <= room) {
      piece = longer
      continue
    }
    if (piece !== '') pieces.push(piece)
    const letters = Array.from(word)
    while (letters.length > room) pieces.push(letters.splice(0, room).join(''))
    piece = letters.join('')
  }
  return piece === '' ? pieces : [...pieces, piece]
}

function lengthOf(text: string): number {
  return Array.from(text).length
}
