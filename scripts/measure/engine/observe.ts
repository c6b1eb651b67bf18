import { ForbiddenMerges } from '#engine/joining/moving/forbidden-merges.ts'
import { EntryWindow, WINDOW_MS, type WindowArticle } from '#engine/joining/entry-window.ts'
import { joinCandidates, type JoinFeatures } from '#engine/joining/join-features.ts'
import type { JoinerEntry } from '#engine/joining/joiner.ts'
import type { JoinScore } from '#engine/joining/join-score.ts'
import { mergeSimilar } from '#engine/joining/moving/merge-pass.ts'

/** A threshold slightly stricter than the joiner's own. */
const JOIN_AT = 0.4
const MERGE_EVERY = 50
const CAPACITY = 16_384

/**
 * Joins a stream as the joiner does, and reports every article that an entry might have joined,
 * with the article's entries at that time, so that a model learns from situations that it meets.
 * Entries are named by their position in the stream.
 */
export function observe(
  entries: JoinerEntry[],
  score: JoinScore,
  see: (entry: number, features: JoinFeatures, members: number[]) => void,
): void {
  const window = new EntryWindow(CAPACITY)
  const changed = new Set<WindowArticle>()
  let articles = 0
  entries.forEach((entry, at) => {
    const vector = window.receive(entry, entry.publishedAt)
    let likeliest: number | undefined
    let confidence = 0
    for (const { article, features } of joinCandidates(
      window,
      { ...vector, source: entry.source, publishedAt: entry.publishedAt },
      WINDOW_MS,
    )) {
      const members = article.entries.map(({ arrival }) => arrival)
      see(at, features, members)
      const sure = score(features)
      if (sure > confidence) [likeliest, confidence] = [article.id, sure]
    }
    const joined = likeliest !== undefined && confidence >= JOIN_AT ? likeliest : ++articles
    changed.add(window.place(vector, entry, { id: entry.id, isPinned: false }, joined))
    if ((at + 1) % MERGE_EVERY !== 0) return
    mergeSimilar(window, changed, new ForbiddenMerges())
    changed.clear()
  })
}
