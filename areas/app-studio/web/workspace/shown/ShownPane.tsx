import '../Preview.css'
import './ShownPane.css'
import { useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { RefreshCw } from '#web/ui/icons.ts'
import { ExternalLink, Monitor, Smartphone } from '#web/ui/more-icons.ts'
import type { FileNode } from '../../../contracts/workspace.ts'
import { withLines, type LogLine } from '../../../editing/log-lines.ts'
import { shownWords } from '../../../editing/shown-words.ts'
import type { Source } from '../use-source.ts'
import { useTypesAhead } from '../editor/use-type-faults.ts'
import { BuildNotes, Logs } from './Logs.tsx'
import { PreviewFrame } from './PreviewFrame.tsx'
import { shownModes, type ShownMode } from './shown-modes.tsx'
import { TerminalPane } from '../terminal/TerminalPane.tsx'
import type { Terminal } from '../terminal/use-terminal.ts'
import { useShownProject } from './use-shown-project.ts'

const widths = [
  { value: 'whole', label: 'Whole width', icon: <Monitor /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone /> },
] as const

interface ShownPaneProps {
  source: Source
  files: readonly FileNode[]
  terminal: Terminal
  mode: ShownMode
  onMode: (mode: ShownMode) => void
}

/** The running project, its log, and a terminal. */
export function ShownPane({ source, files, terminal, mode, onMode }: ShownPaneProps) {
  const { onOpenAt } = source
  const { shown, isBuilding, problem, build } = useShownProject(source)
  useTypesAhead(source, files, shown !== null)
  const { fileAt } = usePage()
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('whole')
  const [lines, setLines] = useState<readonly LogLine[]>([])
  const [reloads, setReloads] = useState(0)
  const errors = shown?.errors ?? []
  const address = shown?.address ? fileAt(shown.address) : null
  const hasFailed = lines.some(({ is }) => is === 'error')

  function handleReload() {
    setReloads(reloads + 1)
    void build()
  }

  return (
    <section className="vibe-pane" data-pane="preview" aria-label="Preview">
      <div className="vibe-title">
        <h3>Preview</h3>
        <Segmented label="Preview mode" options={shownModes} value={mode} onChange={onMode} />
      </div>
      <div className="shown-bar">
        <p
          className={errors.length > 0 || problem || hasFailed ? 'field-error' : 'meta'}
          role="status"
        >
          {shownWords({ shown, isBuilding, problem, hasFailed })}
        </p>
        <Segmented
          label="Width of the preview"
          options={widths}
          value={width}
          iconsOnly
          onChange={setWidth}
        />
        <IconButton
          size="s"
          label="Reload the preview"
          icon={<RefreshCw />}
          onClick={handleReload}
        />
        {address && (
          <a
            className="icon-button icon-button-s"
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label="Open the preview in a tab"
            title="Open the preview in a tab"
          >
            <ExternalLink />
          </a>
        )}
      </div>
      {mode === 'browser' && errors.length > 0 && (
        <div className="shown-errors" role="alert">
          <BuildNotes notes={errors.slice(0, 5)} is="error" onOpenAt={onOpenAt} />
        </div>
      )}
      {mode === 'logs' && <Logs shown={shown} lines={lines} onOpenAt={onOpenAt} />}
      {mode === 'terminal' && <TerminalPane terminal={terminal} />}
      {/* The app continues to run while its log is shown. */}
      <div className="shown-browser" hidden={mode !== 'browser'}>
        {address && shown?.version ? (
          <PreviewFrame
            key={reloads}
            address={address}
            version={shown.version}
            styles={shown.styles}
            width={width}
            onBegin={() => setLines([])}
            onLines={(more) => setLines((now) => withLines(now, more))}
          />
        ) : (
          <div className="vibe-void">
            <p>{isBuilding ? 'The project is being built.' : 'The project appears here.'}</p>
          </div>
        )}
      </div>
    </section>
  )
}
