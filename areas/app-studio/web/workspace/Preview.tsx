import './Preview.css'
import { useState } from 'react'
import { Globe } from '#web/ui/icons.ts'
import { ScrollText, SquareTerminal } from '#web/ui/more-icons.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'

const modes = [
  { value: 'browser', label: 'Browser', icon: <Globe /> },
  { value: 'logs', label: 'Logs', icon: <ScrollText /> },
  { value: 'terminal', label: 'Terminal', icon: <SquareTerminal /> },
] as const
type Mode = (typeof modes)[number]['value']

const texts: Record<Mode, string> = {
  browser: 'Live preview will appear here',
  logs: 'Compilation logs will appear here',
  terminal: 'Command output will appear here',
}

export function Preview() {
  const [mode, setMode] = useState<Mode>('browser')
  return (
    <section className="vibe-pane" data-pane="preview" aria-label="Preview">
      <div className="vibe-title">
        <h3>Preview</h3>
        <Segmented label="Preview mode" options={modes} value={mode} onChange={setMode} />
      </div>
      <div className="vibe-void" aria-live="polite">
        <svg viewBox="0 0 190 120" aria-hidden="true">
          <path className="vibe-void-frame" d="M1 1h188v118H1zM1 20h188M12 11h2M20 11h2M28 11h2" />
          <Drawing mode={mode} />
        </svg>
        <p>{texts[mode]}</p>
      </div>
    </section>
  )
}

/** A simple drawing in place of the window's future content. */
function Drawing({ mode }: { mode: Mode }) {
  if (mode === 'browser') {
    return (
      <>
        <path className="vibe-void-line" d="M22 42h70M22 54h52M22 66h62" />
        <path className="vibe-void-picture" d="M112 40h56v56h-56z" />
        <path className="vibe-void-hill" d="M112 82l18-22 14 15 9-9 15 16v14h-56z" />
      </>
    )
  }
  if (mode === 'logs') {
    return (
      <path
        className="vibe-void-line"
        d="M22 38h10M40 38h90M22 52h10M40 52h64M22 66h10M40 66h112M22 80h10M40 80h78M22 94h10M40 94h50"
      />
    )
  }
  return <path className="vibe-void-line" d="M24 42l12 10-12 10M46 62h40M24 88h8" />
}
