import { count } from '#web/ui/count.ts'
import type { Reveal } from './CodeEditor.tsx'
import type { TypeFaults } from './use-type-faults.ts'

interface TypeFaultListProps {
  types: TypeFaults
  onOpenAt: (place: Reveal) => void
}

/** The type errors of the file in view. Each has a button that shows its place. */
export function TypeFaultList({ types: { path, faults }, onOpenAt }: TypeFaultListProps) {
  return (
    <details className="code-types">
      <summary>{count(faults.length, 'type error')}</summary>
      <ul>
        {faults.map(({ text, code, line, column }, index) => (
          <li key={index}>
            <button type="button" onClick={() => onOpenAt({ path, line, column })}>
              <span className="meta">
                Line {line}, TS{code}
              </span>
              <span dir="auto">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
