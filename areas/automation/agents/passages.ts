import { AGENTS } from '../limits.ts'

/**
 * Cuts a document into passages. Short paragraphs are joined, and long ones are cut between
 * sentences.
 */
export function passagesOf(text: string): { passages: string[]; isCut: boolean } {
  const passages: string[] = []
  let open = ''
  for (const part of partsOf(text)) {
    const joined = open === '' ? part : `${open}\n${part}`
    if (joined.length <= AGENTS.passageCharacters) open = joined
    else {
      passages.push(open)
      open = part
    }
    if (passages.length >= AGENTS.passages) return { passages, isCut: true }
  }
  if (open !== '') passages.push(open)
  return { passages: passages.filter((passage) => passage !== ''), isCut: false }
}

/** The paragraphs of a text; long ones are cut into sentences, and long sentences into words. */
function* partsOf(text: string): Generator<string> {
  for (const paragraph of text.split(/\n+/)) {
    const words = paragraph.replaceAll(/\s+/g, ' ').trim()
    if (words === '') continue
    if (words.length <= AGENTS.passageCharacters) yield words
    else yield* piecesOf(words)
  }
}

function* piecesOf(words: string): Generator<string> {
  let rest = words
  while (rest.length > AGENTS.passageCharacters) {
    const room = rest.slice(0, AGENTS.passageCharacters)
    const sentence = Math.max(...['. ', '! ', '? ', '。'].map((end) => room.lastIndexOf(end)))
    const least = AGENTS.passageCharacters / 4
    const at = sentence > least ? sentence + 1 : Math.max(room.lastIndexOf(' '), 0) || room.length
    yield rest.slice(0, at).trim().toWellFormed()
    rest = rest.slice(at).trim()
  }
  if (rest !== '') yield rest
}
