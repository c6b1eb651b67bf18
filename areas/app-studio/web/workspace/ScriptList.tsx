import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Play } from '#web/ui/icons.ts'
import { SquareTerminal } from '#web/ui/more-icons.ts'
import type { Script } from '../../contracts/workspace.ts'

interface ScriptListProps {
  scripts: readonly Script[]
  /** Runs a script; null if scripts cannot be run. */
  onRun: ((name: string) => void) | null
}

export function ScriptList({ scripts, onRun }: ScriptListProps) {
  if (scripts.length === 0) return <p className="vibe-nothing">No scripts configured</p>
  return (
    <ul className="vibe-rows" aria-label="Scripts">
      {scripts.map(({ id, name, command }) => (
        <li key={id} className="vibe-activity">
          <SquareTerminal />
          <div>
            <p className="vibe-row-head">
              <strong>{name}</strong>
              {onRun && (
                <IconButton
                  size="s"
                  label={`Run ${name}`}
                  icon={<Play />}
                  onClick={() => onRun(name)}
                />
              )}
            </p>
            <code>{command}</code>
          </div>
        </li>
      ))}
    </ul>
  )
}
