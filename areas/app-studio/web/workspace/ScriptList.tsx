import { SquareTerminal } from '#web/ui/more-icons.ts'
import type { Script } from '../../contracts/workspace.ts'

export function ScriptList({ scripts }: { scripts: readonly Script[] }) {
  if (scripts.length === 0) return <p className="vibe-nothing">No scripts configured</p>
  return (
    <ul className="vibe-rows" aria-label="Scripts">
      {scripts.map(({ id, name, command }) => (
        <li key={id} className="vibe-activity">
          <SquareTerminal />
          <div>
            <p className="vibe-row-head">
              <strong>{name}</strong>
            </p>
            <code>{command}</code>
          </div>
        </li>
      ))}
    </ul>
  )
}
