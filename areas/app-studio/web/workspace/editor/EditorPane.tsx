import './EditorPane.css'
import { Suspense, useId, useState, useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Search, X } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { TabList } from '#web/ui/tabs/TabList.tsx'
import { nameOf } from '../../../editing/file-nodes.ts'
import type { FileState } from '../../../editing/file-saver.ts'
import type { OpenFile } from '../../../editing/open-files.ts'
import type { Source } from '../use-source.ts'
import { FileSearch } from './FileSearch.tsx'
import { TypeFaultList } from './TypeFaultList.tsx'
import { useTypeFaults, type TypeFaults } from './use-type-faults.ts'
import { SaveConflict } from './SaveConflict.tsx'

const CodeEditor = lazyPart(async () => (await import('./CodeEditor.tsx')).CodeEditor)

const faults = {
  'not-text': 'This file is not text. It can be replaced by an upload.',
  'too-large': 'This file is larger than 1 MB and cannot be edited here.',
  gone: 'This file was deleted or moved.',
} as const

/** The open files as tabs, with the editor for one of them. */
export function EditorPane({ source }: { source: Source }) {
  const { project, files, path, onOpen, onOpenAt, onClose } = source
  const [isSearching, setSearching] = useState(false)
  const open = useSyncExternalStore(files.follow, files.look, files.look)
  const file = open.find((each) => each.path === path) ?? null
  const id = useId()
  return (
    <section className="vibe-pane" data-pane="code" aria-label="Code">
      <div className="vibe-title code-tabs">
        {file ? (
          <TabList
            id={`${id}-tab`}
            panelId={`${id}-panel`}
            label="Open files"
            tabs={open.map((each) => ({ value: each.path, label: labelOf(each, open) }))}
            value={file.path}
            onChange={onOpen}
          />
        ) : (
          <h3>Code</h3>
        )}
        <IconButton
          size="s"
          label="Search in all files"
          icon={<Search />}
          aria-expanded={isSearching}
          onClick={() => setSearching(!isSearching)}
        />
        {file && (
          <IconButton
            size="s"
            label={`Close ${file.path}`}
            icon={<X />}
            onClick={() => onClose(file.path)}
          />
        )}
      </div>
      {isSearching && <FileSearch project={project} onOpenAt={onOpenAt} />}
      {file ? (
        <div
          className="code-panel"
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${file.path}`}
        >
          <FileInView source={source} file={file} />
        </div>
      ) : (
        <div className="vibe-void">
          <p>Choose a file in the explorer to {source.isReadOnly ? 'read' : 'edit'} it.</p>
        </div>
      )}
    </section>
  )
}

/** The label of a file: its name, or its path if another open file has the same name. */
function labelOf({ path }: OpenFile, open: readonly OpenFile[]): string {
  const name = nameOf(path)
  return open.some((other) => other.path !== path && nameOf(other.path) === name) ? path : name
}

function FileInView({ source, file }: { source: Source; file: OpenFile }) {
  const { files, reveal, isReadOnly, onRevealed, onOpen, onOpenAt } = source
  const { path, is, problem, state, version } = file
  const types = useTypeFaults(source, path)
  const isChecked = types !== null && types.commit === source.commit && state.kind === 'saved'
  if (problem !== null)
    return (
      <div className="vibe-void" role="alert">
        <p>{problem}</p>
        <Button size="s" onClick={() => onOpen(path)}>
          Try again
        </Button>
      </div>
    )
  if (is === null) return <Waiting />
  if (is !== 'text')
    return (
      <div className="vibe-void">
        <p>{faults[is]}</p>
      </div>
    )
  return (
    <>
      {state.kind === 'conflict' && (
        <SaveConflict
          path={path}
          theirs={state.theirs}
          onSettle={(which) => files.settle(path, which)}
        />
      )}
      <Suspense fallback={<Waiting />}>
        <CodeEditor
          files={files}
          path={path}
          version={version}
          isReadOnly={isReadOnly}
          faults={isChecked ? types.faults : null}
          reveal={reveal}
          onRevealed={onRevealed}
        />
      </Suspense>
      {types !== null && types.faults.length > 0 && (
        <TypeFaultList types={types} onOpenAt={onOpenAt} />
      )}
      {isReadOnly ? (
        <p className="code-status meta">Read only</p>
      ) : (
        <SaveStatus state={state} types={types} onSave={() => void files.flush()} />
      )}
    </>
  )
}

/** The skeleton takes the room of the text, so that the status below it does not move later. */
function Waiting() {
  return (
    <div className="code-waiting">
      <SkeletonLines count={8} />
    </div>
  )
}

const words = {
  saved: 'Saved',
  changed: 'Not saved yet',
  saving: 'Saving…',
  offline: 'Offline: kept on this page, saved when the server answers',
  conflict: 'Not saved: changed elsewhere, too',
} as const

interface SaveStatusProps {
  state: FileState
  types: TypeFaults | null
  onSave: () => void
}

function SaveStatus({ state, types, onSave }: SaveStatusProps) {
  const isTrouble = state.kind === 'refused' || state.kind === 'conflict'
  return (
    <div className="code-status">
      <p className={isTrouble ? 'field-error' : 'meta'} role="status" data-state={state.kind}>
        {state.kind === 'refused' ? `Not saved: ${state.message}` : words[state.kind]}
      </p>
      {types && <TypeWords types={types} />}
      {(state.kind === 'offline' || state.kind === 'refused') && (
        <Button size="s" onClick={onSave}>
          Save now
        </Button>
      )}
    </div>
  )
}

function TypeWords({ types: { faults, problem } }: { types: TypeFaults }) {
  if (problem !== null) return <p className="meta">{problem}</p>
  return faults.length === 0 && <p className="meta">No type errors</p>
}
