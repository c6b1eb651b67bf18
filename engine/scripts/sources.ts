import type { Material } from './material.ts'
import type { ScriptSection, ScriptSource } from './script.ts'

/** Each cited entry, once, in the order of its first citation. */
export function sourcesOf(
  sections: readonly ScriptSection[],
  articles: Material['articles'],
): ScriptSource[] {
  const cited = new Set(
    sections.flatMap(({ lines }) =>
      lines.flatMap(({ citations }) => citations.map(({ entry }) => entry)),
    ),
  )
  const sources = new Map<number, ScriptSource>()
  for (const article of articles) {
    for (const { id, outlet, title, link, publishedAt, picture } of article.entries) {
      if (!cited.has(id) || sources.has(id)) continue
      const known = { entry: id, article: article.id, outlet, title, link, publishedAt }
      sources.set(id, picture === undefined ? known : { ...known, picture })
    }
  }
  return [...cited].flatMap((entry) => sources.get(entry) ?? [])
}
