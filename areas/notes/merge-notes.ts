import { diff3Merge } from 'node-diff3'
import type { NoteDraft } from './contracts/editor.ts'

export interface MergedNote {
  note: NoteDraft
  /**
   * True if both versions changed the title or the same lines in different ways. `note` then
   * contains the changes of `mine`.
   */
  isConflict: boolean
}

/** Merges two versions of a note line by line, with the changes of each version since `base`. */
export function mergeNotes(base: NoteDraft, mine: NoteDraft, theirs: NoteDraft): MergedNote {
  const text = mergeLines(base.text, mine.text, theirs.text)
  const title = mergeValue(base.title, mine.title, theirs.title)
  const { category } = mine.category === base.category ? theirs : mine
  return {
    note: {
      ...{ title: title.value, text: text.value, category },
      tags: mergeTags(base.tags, mine.tags, theirs.tags),
    },
    isConflict: text.isConflict || title.isConflict,
  }
}

export function isSameDraft(one: NoteDraft, other: NoteDraft): boolean {
  return (
    one.text === other.text &&
    one.title === other.title &&
    one.category === other.category &&
    one.tags.join(',') === other.tags.join(',')
  )
}

function mergeValue(base: string, mine: string, theirs: string) {
  if (mine === base || mine === theirs) return { value: theirs, isConflict: false }
  return { value: mine, isConflict: theirs !== base }
}

function mergeLines(base: string, mine: string, theirs: string) {
  const simple = mergeValue(base, mine, theirs)
  if (!simple.isConflict) return simple
  const parts = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  })
  return {
    value: parts.flatMap(({ ok, conflict }) => ok ?? conflict?.a ?? []).join('\n'),
    isConflict: parts.some(({ conflict }) => conflict !== undefined),
  }
}

/** Keeps tags that either version added, and drops tags that either version removed. */
function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]) {
  const kept = mine.filter((tag) => !base.includes(tag) || theirs.includes(tag))
  return [...new Set([...kept, ...theirs.filter((tag) => !base.includes(tag))])]
}
