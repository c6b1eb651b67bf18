import { readFileSync } from 'node:fs'

/**
 * Pairs of captured entries that we read and judged. The file has the entries' keys instead of
 * their words.
 */
const LABELS = new URL('labels/captures.tsv', import.meta.url)

/** Says if two captured entries tell of the same event; undefined if nobody judged the pair. */
type Label = (key: string, other: string) => boolean | undefined

export function captureLabels(): Label {
  const judged = new Map<string, boolean>()
  for (const line of readFileSync(LABELS, 'utf8').trim().split('\n')) {
    const [key, other, label] = line.split('\t')
    judged.set(`${key} ${other}`, label === 'same')
    judged.set(`${other} ${key}`, label === 'same')
  }
  return (key, other) => judged.get(`${key} ${other}`)
}
