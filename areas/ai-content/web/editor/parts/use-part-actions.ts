import { useRef, useState } from 'react'
import { newId } from '#core/id.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useStableActions } from '#web/ui/rows/use-stable-actions.ts'
import { sourceNumbers } from '../../../drafts/cited-sources.ts'
import { wordsOf, type DraftText } from '../../../drafts/draft.ts'
import {
  addPart,
  changePart,
  joinWithPrevious,
  movePart,
  partAt,
  pasteWords,
  removePart,
  splitPart,
  tooLong,
} from '../../../editing/edit-parts.ts'
import { alteredBy, losesSource, replaceWords } from '../../../editing/edit-runs.ts'
import type { WordChange } from './PartField.tsx'
import type { PartActions } from './PartRow.tsx'
import { kindWords } from './part-words.ts'
import type { DraftEditor } from '../use-draft-editor.ts'

/** A change of quoted words that waits for the reader's confirmation. */
export interface AskedChange {
  outlets: readonly string[]
  make: () => void
  /** The part whose field gets the focus back. */
  id: string
}

export interface OpenedMark {
  entry: number
  title: string
  start: number
  end: number
  words: string
}

export interface Caret {
  id: string
  place: { at: number }
}

const newPartId = () => newId('part')

/** Actions on the parts of a draft. Screen readers are told of results that can only be seen. */
export function usePartActions(editor: DraftEditor, variant: number | null) {
  const toast = useToast()
  const [told, setTold] = useState('')
  const [caret, setCaret] = useState<Caret | null>(null)
  const [asked, setAsked] = useState<AskedChange | null>(null)
  const [mark, setMark] = useState<OpenedMark | null>(null)
  const typing = useRef({ key: '', group: 0 })
  const now = () => editor.view().content
  const partOf = (id: string) => now().parts[partAt(now(), id)]
  const putCaret = (id: string, at: number) => setCaret({ id, place: { at } })
  const shown = () =>
    now().parts.filter((part) => part.variant === null || part.variant === variant)

  /** Makes a change unless the text becomes too long; typing within a part is never refused. */
  function change(text: DraftText, key?: string): boolean {
    const problem =
      text.parts.length > now().parts.length || key === undefined ? tooLong(text) : null
    if (problem !== null) {
      toast({ tone: 'error', title: 'This text is too long', text: problem })
      return false
    }
    editor.change(text, key)
    return true
  }

  /**
   * The undo key of typing: changes with the same key, such as the letters of a word, are undone
   * together.
   */
  function keyOf(id: string, { from, to, words }: WordChange): string {
    const kind = `${id} ${words === '' ? 'out' : 'in'}`
    if (typing.current.key !== kind || to - from > 1 || /\s/u.test(words)) typing.current.group++
    typing.current.key = kind
    return `${kind} ${typing.current.group}`
  }

  function outletsOf(id: string, runs: readonly number[]): string[] {
    const cited = runs.flatMap((at) => partOf(id)?.runs[at]?.citations ?? [])
    return [...new Set(cited.map(({ source }) => now().sources[source]?.outlet ?? 'a source'))]
  }

  function askFirst(id: string, runs: readonly number[], make: () => void): boolean {
    if (runs.length === 0) return false
    setAsked({ id, outlets: outletsOf(id, runs), make })
    return true
  }

  function put(id: string, { from, to, words }: WordChange) {
    const pasted = pasteWords(now(), { id, from, to, words, newId: newPartId })
    if (pasted && change(pasted.text)) putCaret(pasted.into, pasted.at)
  }

  function split(id: string, at: number) {
    const newPart = newPartId()
    if (change(splitPart(now(), id, at, newPart))) putCaret(newPart, 0)
  }

  function joinUp(id: string) {
    const joined = joinWithPrevious(now(), id)
    if (joined && change(joined.text)) putCaret(joined.into, joined.at)
  }

  const beside = (id: string, by: 1 | -1) => {
    const parts = shown()
    return parts[parts.findIndex((part) => part.id === id) + by]
  }

  function move(id: string, over: string) {
    const part = partOf(id)
    const moved = movePart(now(), id, over)
    if (!part || moved === now()) return
    editor.change(moved)
    const nth = shown().findIndex((one) => one.id === id) + 1
    setTold(`${kindWords[part.kind]} is part ${nth} of ${shown().length}.`)
  }

  const actions = useStableActions<PartActions>({
    mayChange(id, wanted) {
      const part = partOf(id)
      if (!part) return false
      const altered = alteredBy(part.runs, wanted.from, wanted.to)
      return !askFirst(id, altered, () => put(id, wanted))
    },
    typed(id, made) {
      const part = partOf(id)
      if (!part) return
      const lost = outletsOf(id, alteredBy(part.runs, made.from, made.to))
      const runs = replaceWords(part.runs, made.from, made.to, made.words)
      editor.change(changePart(now(), id, { runs, isCutShort: false }), keyOf(id, made))
      // An input method changes words before the program can ask, so the reader is told afterwards.
      if (lost.length > 0) setTold(`Words of ${lost.join(', ')} were changed, and are yours now.`)
    },
    paste: put,
    pastedNothing: () =>
      toast({ tone: 'error', title: 'Not pasted', text: 'A text takes words alone.' }),
    split(id, at) {
      const lost = losesSource(partOf(id)?.runs ?? [], at)
      if (!askFirst(id, lost, () => split(id, at))) split(id, at)
    },
    joinUp,
    joinDown(id) {
      const next = beside(id, 1)
      if (next) joinUp(next.id)
    },
    leave(id, by) {
      const next = beside(id, by)
      if (next) putCaret(next.id, by === 1 ? 0 : wordsOf(next).length)
    },
    undo: (isRedo) => (isRedo ? editor.redo() : editor.undo()),
    openMark(id, run, number) {
      const cited = partOf(id)?.runs[run]
      const citations = cited?.citations ?? []
      const numbers = sourceNumbers(now())
      const found = citations.find(({ source }) => numbers.get(source) === number) ?? citations[0]
      const source = found && now().sources[found.source]
      if (!cited || !source) return
      setMark({
        ...{ entry: source.entry, title: source.title, words: cited.text },
        ...{ start: found.start, end: found.end },
      })
    },
    kind: (id, kind) => editor.change(changePart(now(), id, { kind })),
    move(id, by) {
      const next = beside(id, by)
      if (next) move(id, next.id)
    },
    add(id) {
      const added = newPartId()
      if (change(addPart(now(), id, added))) putCaret(added, 0)
    },
    remove(id) {
      const part = partOf(id)
      if (!part) return
      const next = beside(id, 1) ?? beside(id, -1)
      const at = partAt(now(), id)
      editor.change(removePart(now(), id))
      if (next) putCaret(next.id, 0)
      const restore = () => {
        if (partAt(now(), id) >= 0) return
        editor.change({ ...now(), parts: now().parts.toSpliced(at, 0, part) })
        putCaret(id, 0)
      }
      toast({
        title: `${kindWords[part.kind]} deleted`,
        text: wordsOf(part).slice(0, 80),
        action: { label: 'Undo', onSelect: restore },
      })
    },
  })

  return {
    actions,
    caret,
    told,
    asked,
    mark,
    move,
    add: () => actions.add(shown().at(-1)?.id ?? ''),
    answer(isMade: boolean) {
      if (isMade) asked?.make()
      else if (asked) setTold('The quotation stays.')
      setAsked(null)
    },
    closeMark: () => setMark(null),
  }
}
