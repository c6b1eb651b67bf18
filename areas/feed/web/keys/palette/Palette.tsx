import './Palette.css'
import {
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { usePage } from '#web/place/page.tsx'
import { count } from '#web/ui/count.ts'
import { Search } from '#web/ui/icons.ts'
import { useIsOnline } from '#web/ui/use-is-online.ts'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SourceMark } from '#web/ui/marks/SourceMark.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { feedPage, notesPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { notes } from '#areas/notes/contract.ts'
import { wordFinder } from '#areas/settings/contracts/sections.ts'
import { sources } from '#areas/sources/contract.ts'
import { fuzzyScore } from '../../../fuzzy.ts'
import { useCommands, useKnown, type Command } from './use-commands.ts'
import { useFocused } from '#web/ui/overlays/use-focused.ts'

const MOST_SHOWN = 40

interface PaletteProps {
  open: boolean
  onClose: () => void
  onHelp: () => void
}

/**
 * Opens pages, folders, sources and topics, or carries out actions, by a few letters of their
 * names.
 */
export function Palette({ open, onClose, onHelp }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Command palette">
      <div className="palette">
        <TypedCommands onClose={onClose} onHelp={onHelp} />
      </div>
    </Dialog>
  )
}

type Ends = Pick<PaletteProps, 'onClose' | 'onHelp'>

/** Letters that are typed before the commands have loaded are kept. */
function TypedCommands(ends: Ends) {
  const [typed, setTyped] = useState('')
  const [isEntered, setEntered] = useState(false)

  function handleType(text: string) {
    setTyped(text)
    setEntered(false)
  }

  const waiting = (
    <>
      <TypeField
        value={typed}
        onType={handleType}
        onKeyDown={({ key }) => setEntered(key === 'Enter')}
      />
      <SkeletonLines count={6} />
    </>
  )
  return (
    <Suspense fallback={waiting}>
      <Trouble>
        <Commands typed={typed} onType={handleType} isEntered={isEntered} {...ends} />
      </Trouble>
    </Suspense>
  )
}

interface Found {
  id: string
  group: string
  label: string
  outlet?: Command['outlet']
  run: () => void
}

interface CommandsProps extends Ends {
  typed: string
  onType: (typed: string) => void
  /** True if Enter was pressed before the results were there. */
  isEntered: boolean
}

function Commands({ typed, onType, isEntered, onClose, onHelp }: CommandsProps) {
  const id = useId()
  const [chosen, setChosen] = useState(0)
  const found = useFound(typed, onHelp).map((command, at) => ({ ...command, id: `${id}-${at}` }))
  const current = found[Math.min(chosen, found.length - 1)]
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [current?.id])

  function handleRun(command: Found) {
    onClose()
    command.run()
  }

  const runFirst = useEffectEvent(() => {
    if (isEntered && current) handleRun(current)
  })
  useEffect(() => {
    runFirst()
  }, [])

  function handleKey(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setChosen((chosen + step + found.length) % Math.max(1, found.length))
    else if (event.key === 'Enter' && current) handleRun(current)
    else return
    event.preventDefault()
  }

  return (
    <>
      <TypeField
        value={typed}
        onType={(text) => {
          onType(text)
          setChosen(0)
        }}
        listId={`${id}-list`}
        aria-activedescendant={current?.id}
        onKeyDown={handleKey}
      />
      <p className="visually-hidden" role="status">
        {count(found.length, 'result')}
      </p>
      <div
        className="palette-list"
        role="listbox"
        id={`${id}-list`}
        aria-label="Results"
        ref={list}
      >
        {found.map((command) => (
          <div
            key={command.id}
            id={command.id}
            role="option"
            tabIndex={-1}
            className="palette-item"
            aria-selected={command === current}
            onClick={() => handleRun(command)}
            onKeyDown={handleKey}
            onPointerMove={() => setChosen(found.indexOf(command))}
          >
            {command.outlet && <SourceMark outlet={command.outlet} />}
            <span className="palette-label" dir="auto">
              {command.label}
            </span>
            <span className="meta">{command.group}</span>
          </div>
        ))}
      </div>
      <LeftOut />
      <p className="palette-hint meta" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>Enter</kbd> go, <kbd>Esc</kbd> close
      </p>
    </>
  )
}

/** Explains why sources and notes are missing from the results, if they are. */
function LeftOut() {
  const isOnline = useIsOnline()
  const knowsSources = useKnown(sources.listSources, {}) !== null
  const knowsNotes = useKnown(notes.listNotes, {}) !== null
  if (knowsSources && knowsNotes) return null
  const missing = [...(knowsSources ? [] : ['sources']), ...(knowsNotes ? [] : ['notes'])]
  return (
    <p className="meta" role="status">
      {isOnline ? 'The server does not answer' : 'No network'}: {missing.join(' and ')} are left
      out.
    </p>
  )
}

interface TypeFieldProps extends ComponentProps<'input'> {
  value: string
  onType: (typed: string) => void
  /** The id of the list of results; absent until the list has loaded. */
  listId?: string
}

function TypeField({ onType, listId, ...box }: TypeFieldProps) {
  const input = useFocused()
  return (
    <label className="search palette-search">
      <Search />
      <span className="visually-hidden">Go to or do</span>
      <input
        ref={input}
        type="text"
        role="combobox"
        dir="auto"
        placeholder="Go to a page, folder, source, topic or setting, or search"
        autoComplete="off"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        onChange={(event) => onType(event.target.value)}
        {...box}
      />
    </label>
  )
}

/** Finds commands, best matches first, and adds searches for the typed words. */
function useFound(typed: string, onHelp: () => void): Omit<Found, 'id'>[] {
  const { goTo } = usePage()
  const commands = useCommands(onHelp)
  const isOnline = useIsOnline()
  const canSearchNotes = useKept('notes/editor')
  const hasNotes = (useKnown(notes.listNotes, {}) ?? []).length > 0 && canSearchNotes
  const text = typed.trim()
  if (text === '') return commands.slice(0, MOST_SHOWN)
  const fitting = commands
    .flatMap((command) => {
      const score = scoreOf(text, command)
      return score === null ? [] : [{ command, score }]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_SHOWN)
    .map(({ command }) => command)
  const search = {
    group: 'Search',
    label: isOnline
      ? `Search articles for “${text}”`
      : `Search the articles kept on this device for “${text}”`,
    run: () => goTo(pageWith(feedPage, new URLSearchParams(), { q: text })),
  }
  const inNotes = {
    group: 'Search',
    label: `Search notes for “${text}”`,
    run: () => goTo(pageWith(notesPage, new URLSearchParams(), { q: text })),
  }
  return [...fitting, search, ...(hasNotes ? [inNotes] : [])]
}

/**
 * The score of a command that only matches by its `words`; it comes after all commands whose names
 * match.
 */
const BY_WORDS = 0

function scoreOf(typed: string, { label, words }: Command): number | null {
  if (words === undefined) return fuzzyScore(typed, label)
  const isFound = wordFinder(typed)
  if (isFound(label)) return fuzzyScore(typed, label) ?? BY_WORDS
  return isFound(`${label} ${words}`) ? BY_WORDS : null
}
