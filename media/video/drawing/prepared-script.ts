import type { Script } from '#engine/scripts/script.ts'
import type { Narration } from '../../sound/narration.ts'
import { fontsFor } from './letters.ts'

/**
 * The script and its narration with only letters that this machine can draw; fails if a letter
 * cannot be drawn.
 */
export function preparedScript(script: Script, narration: Narration) {
  const texts = [
    script.title,
    ...script.sections.flatMap(({ title, lines }) => [title, ...lines.map(({ text }) => text)]),
    ...script.sources.flatMap(({ outlet, title }) => [outlet, title]),
    ...narration.cues.map(({ text }) => text),
  ]
  const drawable = fontsFor(texts.join(' '))
  return {
    script: {
      ...script,
      title: drawable(script.title),
      sections: script.sections.map((section) => ({
        ...section,
        title: drawable(section.title),
        lines: section.lines.map((line) => ({ ...line, text: drawable(line.text) })),
      })),
      sources: script.sources.map((source) => ({
        ...source,
        outlet: drawable(source.outlet),
        title: drawable(source.title),
      })),
    },
    narration: {
      ...narration,
      cues: narration.cues.map((cue) => ({ ...cue, text: drawable(cue.text) })),
    },
  }
}
