import type { Answer, AnswerCitation } from './answer.ts'
import type { Turn } from './contracts/chat.ts'

/**
 * A conversation as Markdown: questions are headings, and each sentence ends with the numbers of its sources, which are
 * listed below the answer.
 */
export function threadMarkdown(title: string, turns: readonly Turn[]): string {
  const parts = turns.map((turn) => `## ${plain(turn.question)}\n\n${turnMarkdown(turn)}`)
  return `# ${plain(title)}\n\n${parts.join('\n')}`
}

function turnMarkdown({ answer, note, state }: Turn): string {
  if (answer) return answerMarkdown(answer, note)
  return `${plain(note ?? (state === 'stopped' ? 'Stopped before there was an answer.' : 'Not answered yet.'))}\n`
}

/** The text of one answer, for copying. */
export function answerMarkdown(answer: Answer, note: string | null = null): string {
  const sources = new Map<string, { number: number; citation: AnswerCitation }>()
  const numberOf = (citation: AnswerCitation) => {
    const key = `${citation.entry}`
    const known = sources.get(key) ?? { number: sources.size + 1, citation }
    sources.set(key, known)
    return known.number
  }
  let heading: string | undefined
  const lines = answer.sentences.flatMap((sentence) => {
    const marks = [...new Set(sentence.citations.map(numberOf))].map((number) => `[${number}]`)
    const line = `${plain(sentence.text)} ${marks.join('')}`
    if (sentence.heading === heading) return [line]
    heading = sentence.heading
    return heading === undefined ? [line] : [`### ${plain(heading)}`, line]
  })
  const notes = note === null ? [] : [`*${plain(note)}*`]
  const nearest = (answer.sentences.length === 0 ? answer.nearest : []).map(
    ({ title, passage }) => {
      const said = passage ? `: ${plain(passage.text)} [${numberOf(passage.citations[0]!)}]` : ''
      return `- ${plain(title)}${said}`
    },
  )
  const listed = [...sources.values()].map(({ number, citation }) => sourceLine(number, citation))
  return [
    plain(answer.intro),
    ...lines,
    ...(nearest.length > 0 ? [nearest.join('\n')] : []),
    ...notes,
    ...(listed.length > 0 ? [listed.join('\n')] : []),
  ]
    .map((part) => `${part}\n`)
    .join('\n')
}

function sourceLine(number: number, { outlet, title, url, publishedAt }: AnswerCitation): string {
  const about = `${plain(outlet)}, ${publishedAt.slice(0, 10)}: ${plain(title)}`
  return `${number}. ${about}${url === null ? '' : ` <${address(url)}>`}`
}

/**
 * Escapes plain text, so that no part of it becomes a heading, a link or markup, or ends the line.
 */
function plain(words: string): string {
  return words
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>#|]/g, (letter) => `\\${letter}`)
}

function address(url: string): string {
  return url.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll(/\s/g, '%20')
}
