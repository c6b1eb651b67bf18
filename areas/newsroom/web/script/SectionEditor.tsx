import { newId } from '#core/id.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { TextInput } from '#web/ui/controls/Field.tsx'
import { Plus } from '#web/ui/icons.ts'
import type { CitedSource } from '../../contracts/job-control.ts'
import { LineEditor } from './LineEditor.tsx'
import type { EditedLine, EditedSection } from './script-edits.ts'

interface SectionEditorProps {
  section: EditedSection
  sources: readonly CitedSource[]
  isLocked: boolean
  onChange: (section: EditedSection) => void
}

export function SectionEditor({ section, sources, isLocked, onChange }: SectionEditorProps) {
  const { title, savedTitle, lines } = section
  const change = (changed: readonly EditedLine[]) => onChange({ ...section, lines: changed })

  function handleAdd() {
    const speaker = lines.at(-1)?.speaker ?? 'a'
    change([...lines, { key: newId('line'), speaker, text: '', saved: null }])
  }

  return (
    <section className="script-section" aria-label={savedTitle}>
      <TextInput
        aria-label={`Title of the section ${savedTitle}`}
        value={title}
        readOnly={isLocked}
        onChange={(event) => onChange({ ...section, title: event.target.value })}
      />
      <ol>
        {lines.map((line, place) => (
          <LineEditor
            key={line.key}
            line={line}
            name={`${savedTitle}, sentence ${place + 1}`}
            sources={sources}
            isLocked={isLocked}
            onChange={(changed) => change(lines.map((one) => (one === line ? changed : one)))}
            onRemove={() => change(lines.filter((one) => one !== line))}
          />
        ))}
      </ol>
      {!isLocked && (
        <Button size="s" variant="quiet" icon={<Plus />} onClick={handleAdd}>
          Add a sentence<span className="visually-hidden"> to {savedTitle}</span>
        </Button>
      )}
    </section>
  )
}
