import type { Script } from '#engine/scripts/script.ts'

export function textOf(script: Script) {
  const numbers = new Map(script.sources.map(({ entry }, at) => [entry, at + 1]))
  return {
    sections: script.sections.map(({ title, lines }) => ({
      title,
      paragraphs: [
        lines.map(({ text, citations }) => ({
          text,
          sources: citations.flatMap(({ entry }) => numbers.get(entry) ?? []),
        })),
      ],
    })),
  }
}
