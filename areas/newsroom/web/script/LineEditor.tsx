import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { TextArea } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { ReadPassage } from '#areas/articles/web/lends/ReadPassage.tsx'
import { SCRIPT, type CitedSource } from '../../contracts/job-control.ts'
import { standingOf, type EditedLine } from './script-edits.ts'

const speakers = [
  { value: 'a', label: 'Host A' },
  { value: 'b', label: 'Host B' },
] as const

interface LineEditorProps {
  line: EditedLine
  /** The accessible name of the line's fields. */
  name: string
  sources: readonly CitedSource[]
  isLocked: boolean
  onChange: (line: EditedLine) => void
  onRemove: () => void
}

export function LineEditor({ line, name, sources, isLocked, onChange, onRemove }: LineEditorProps) {
  const { speaker, text } = line
  return (
    <li className="script-line" data-speaker={speaker} data-standing={standingOf(line)}>
      <TextArea
        aria-label={name}
        rows={1}
        dir="auto"
        value={text}
        readOnly={isLocked}
        maxLength={SCRIPT.lineCharacters}
        onChange={(event) => onChange({ ...line, text: event.target.value })}
      />
      <div className="script-line-foot">
        {isLocked ? (
          <span className="meta">{speaker === 'a' ? 'Host A' : 'Host B'}</span>
        ) : (
          <Segmented
            label={`Speaker of ${name}`}
            options={speakers}
            value={speaker}
            onChange={(chosen) => onChange({ ...line, speaker: chosen })}
          />
        )}
        <LineSources line={line} sources={sources} />
        {!isLocked && (
          <IconButton size="s" label={`Remove ${name}`} icon={<Trash2 />} onClick={onRemove} />
        )}
      </div>
    </li>
  )
}

const standingWords = {
  connective: 'No claim: a connecting sentence',
  open: 'Not checked: save to look for its source',
  own: 'Your own words: no source says this',
}

/** The numbered sources of a sentence, or the reason why it has none. */
function LineSources({ line, sources }: Pick<LineEditorProps, 'line' | 'sources'>) {
  const standing = standingOf(line)
  if (standing !== 'cited') return <p className="meta script-source">{standingWords[standing]}</p>
  return (
    <ul className="script-source">
      {line.saved?.citations.map((citation, place) => {
        const number = sources.findIndex(({ entry }) => entry === citation.entry) + 1
        const source = sources[number - 1]
        return (
          source && (
            <li key={place}>
              <ReadPassage {...citation} title={source.title} words={line.text}>
                <b aria-hidden="true">{number}</b> {source.outlet}
                <span className="visually-hidden">: read the passage</span>
              </ReadPassage>
            </li>
          )
        )
      })}
    </ul>
  )
}
