import './TerminalPane.css'
import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Play, Trash2 } from '#web/ui/icons.ts'
import { count } from '#web/ui/count.ts'
import type { Terminal, TerminalLine } from './use-terminal.ts'

/**
 * A terminal in the files of the project: earlier commands with their results, and a field for the
 * next one.
 */
export function TerminalPane({ terminal }: { terminal: Terminal }) {
  const { lines, folder, isRunning, run, clear } = terminal
  const [typed, setTyped] = useState('')
  /**
   * The index of the earlier command that the arrow keys selected; null for the line being typed.
   */
  const [at, setAt] = useState<number | null>(null)
  const log = useRef<HTMLDivElement>(null)
  const newest = lines.at(-1)

  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lines.length, newest])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '' || isRunning) return
    run(typed)
    setTyped('')
    setAt(null)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const step = event.key === 'ArrowUp' ? -1 : 1
    const next = (at ?? lines.length) + step
    if (next < 0) return
    setAt(next < lines.length ? next : null)
    setTyped(lines[next]?.command ?? '')
  }

  return (
    <div className="terminal">
      {/* The tab index allows scrolling with the arrow keys. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="terminal-lines" role="log" aria-label="Terminal" tabIndex={0} ref={log}>
        {lines.length === 0 ? (
          <p className="vibe-nothing">
            Run a line of a shell over the files of this project: ls, grep, npm run build, npm test,
            node src/tool.ts, git log. What it changes is saved.
          </p>
        ) : (
          lines.map((line) => <Line key={line.id} line={line} />)
        )}
      </div>
      <form className="terminal-form" onSubmit={handleSubmit}>
        <label htmlFor="terminal-command">/{folder}</label>
        <input
          id="terminal-command"
          aria-label={`Command in /${folder}`}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
        />
        <Button type="submit" size="s" icon={<Play />} disabled={isRunning}>
          Run
        </Button>
        <IconButton
          size="s"
          label="Clear the terminal"
          icon={<Trash2 />}
          disabled={lines.length === 0 || isRunning}
          onClick={clear}
        />
      </form>
    </div>
  )
}

function Line({ line: { command, folder, result, problem } }: { line: TerminalLine }) {
  return (
    <div className="terminal-line">
      <p className="terminal-said">
        <span>/{folder}</span>
        <code dir="auto">{command}</code>
      </p>
      {result?.stdout && <pre dir="auto">{result.stdout}</pre>}
      {result?.stderr && (
        <pre dir="auto" className="terminal-error">
          {result.stderr}
        </pre>
      )}
      {problem !== null && <p className="field-error">{problem}</p>}
      <p className="meta">{result ? endWords(result) : problem === null ? 'Running…' : ''}</p>
    </div>
  )
}

function endWords({ exitCode, seconds, changed }: NonNullable<TerminalLine['result']>): string {
  const saved = changed.length === 0 ? '' : `, ${count(changed.length, 'file')} saved`
  return exitCode === 0 ? `Done in ${seconds} s${saved}` : `Exit code ${exitCode}${saved}`
}
