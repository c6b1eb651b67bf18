import { ASSISTANT } from '../../limits.ts'
import { fenced } from '#areas/articles/server/lends/by-model.ts'
import type { AnswerSentence } from '../../answer.ts'
import type { Found, Material } from '../../contracts/look-ups.ts'

const CHARACTERS_TOGETHER = 60_000
const LINES_KEPT = 60
const LINE_CHARACTERS = 300

/** The results of all look-ups for one question: numbered sources, and other facts. */
export class Notebook {
  readonly sources: Material[] = []
  private readonly lines: string[] = []
  private readonly calls = new Set<string>()

  add({ material, lines }: Found): void {
    for (const one of material) {
      const isKnown = this.sources.some(({ id }) => id === one.id)
      if (!isKnown && this.sources.length < ASSISTANT.sources) this.sources.push(one)
    }
    this.note(...lines)
  }

  note(...lines: string[]): void {
    this.lines.push(...lines.map((line) => line.slice(0, LINE_CHARACTERS)))
    this.lines.splice(0, Math.max(0, this.lines.length - LINES_KEPT))
  }

  /** Returns false if the same call was made before. */
  isNewCall(tool: string, input: unknown): boolean {
    const call = JSON.stringify([tool, input])
    if (this.calls.has(call)) return false
    this.calls.add(call)
    return true
  }

  /**
   * Returns everything that was noted, between fences that no text can guess, and once more without
   * fences.
   */
  fenced(charactersEach: number, said: readonly AnswerSentence[]) {
    const each = Math.min(charactersEach, CHARACTERS_TOGETHER / Math.max(1, this.sources.length))
    const sources = fenced(
      this.sources.map((one) => ({ ...one, title: `${one.title} (${about(one)})` })),
      Math.floor(each),
    )
    // Names and facts of the server are fenced too, because they contain words of strangers.
    const known = fenced(
      [{ id: 0, outlet: 'the hub', title: 'What was looked up', text: this.lines.join(' | ') }],
      CHARACTERS_TOGETHER,
    )
    const shown = said.map(({ text }) => text)
    return {
      prompt: [
        'Sources, by number:',
        sources.prompt === '' ? 'none yet' : sources.prompt,
        'Looked up; this has no number and cannot be cited:',
        known.prompt,
        ...(shown.length > 0 ? [`Already said: ${JSON.stringify(shown)}`] : []),
      ].join('\n'),
      content: JSON.stringify([sources.content, known.content, shown]),
    }
  }
}

function about({ article, id, publishedAt }: Material): string {
  return `article ${article}, entry ${id}, ${publishedAt}`
}
