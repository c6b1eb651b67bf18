import './Workspace.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { appStudio } from '../../contract.ts'
import {
  initialPanes,
  leftLimits,
  middleLimits,
  moveLeftDivider,
  moveRightDivider,
} from '../../panes.ts'
import { Chat } from './Chat.tsx'
import { Divider } from './Divider.tsx'
import { EditorPane } from './editor/EditorPane.tsx'
import { Preview } from './Preview.tsx'
import { ShownPane } from './shown/ShownPane.tsx'
import { SidePane } from './SidePane.tsx'
import type { ShownMode } from './shown/shown-modes.tsx'
import { useTerminal } from './terminal/use-terminal.ts'
import { useSource } from './use-source.ts'

/** The pane that a narrow page shows. For a project with files, "chat" is the editor. */
type Shown = 'side' | 'chat' | 'preview'

/** The workspace of a project: its side pane, the editor or the chat, and the preview. */
export function Workspace({ projectId }: { projectId: string }) {
  const workspace = useRead(appStudio.getWorkspace, { projectId })
  const [panes, setPanes] = useState(initialPanes)
  const source = useSource(projectId, workspace.source)
  const [shown, setShown] = useState<Shown>(workspace.source ? 'side' : 'chat')
  const terminal = useTerminal(source)
  const [mode, setMode] = useState<ShownMode>('browser')
  const panesToShow = [
    { value: 'side', label: 'Workspace' },
    { value: 'chat', label: source ? 'Code' : 'Chat' },
    { value: 'preview', label: 'Preview' },
  ] as const
  // A file that was just opened must be visible.
  const path = source?.path ?? null
  const [lastPath, setLastPath] = useState(path)
  if (path !== lastPath) {
    setLastPath(path)
    if (path !== null) setShown('chat')
  }
  const frame = useRef<HTMLDivElement>(null)

  function handleScript(name: string) {
    setMode('terminal')
    setShown('preview')
    terminal?.run(`npm run ${name}`, '')
  }

  // The widths are set by script, because the security policy allows no style attributes in the
  // page's HTML.
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--vibe-left', `${panes.left}%`)
    frame.current?.style.setProperty('--vibe-middle', `${panes.middle}%`)
  }, [panes])

  return (
    <div className="vibe" data-shown={shown} ref={frame}>
      <div className="vibe-switcher">
        <Segmented label="Pane" options={panesToShow} value={shown} onChange={setShown} />
      </div>
      <SidePane
        projectId={projectId}
        workspace={workspace}
        source={source}
        onRunScript={terminal && handleScript}
      />
      <Divider
        label="Resize the left pane"
        side="left"
        frame={frame}
        value={panes.left}
        limits={leftLimits}
        offset={0}
        onMove={(place) => setPanes((before) => moveLeftDivider(before, place))}
      />
      {source ? (
        <EditorPane source={source} />
      ) : (
        <Chat projectId={projectId} workspace={workspace} />
      )}
      <Divider
        label="Resize the middle pane"
        side="right"
        frame={frame}
        value={panes.middle}
        limits={middleLimits}
        offset={panes.left}
        onMove={(place) => setPanes((before) => moveRightDivider(before, place))}
      />
      {source && terminal ? (
        <ShownPane
          source={source}
          files={workspace.files}
          terminal={terminal}
          mode={mode}
          onMode={setMode}
        />
      ) : (
        <Preview />
      )}
    </div>
  )
}
