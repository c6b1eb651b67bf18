import { memo } from 'react'
import { moveItems } from '#web/ui/carrying/move-items.tsx'
import { useOrderedRow } from '#web/ui/carrying/use-ordered-row.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { Ellipsis, Plus, Trash2 } from '#web/ui/icons.ts'
import { BookOpen, GripVertical } from '#web/ui/more-icons.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { partKinds, type DraftSource, type Part } from '../../../drafts/draft.ts'
import { optionsOf } from '../../content-words.ts'
import { markLabel } from './field-words.ts'
import { PartField, type FieldActions } from './PartField.tsx'
import { kindWords } from './part-words.ts'

export type PartActions = FieldActions & {
  kind: (id: string, kind: Part['kind']) => void
  move: (id: string, by: 1 | -1) => void
  add: (id: string) => void
  remove: (id: string) => void
}

interface PartRowProps {
  part: Part
  /** The position among the parts that are shown, from 1. */
  nth: number
  isLast: boolean
  marks: string
  sources: readonly DraftSource[]
  language: string
  caret: { at: number } | null
  actions: PartActions
}

const kinds = optionsOf(partKinds, kindWords)

/** A part of a draft: its kind, its words, and the actions on it. */
export const PartRow = memo(function PartRow(props: PartRowProps) {
  const { part, nth, isLast, marks, sources, actions } = props
  const { id } = part
  const { row, handle } = useOrderedRow(id)
  const name = `${kindWords[part.kind]}, part ${nth}`
  const label = `More actions for ${name}`
  return (
    <li {...row} className="draft-part" data-kind={part.kind}>
      <div className="draft-part-ways">
        <IconButton
          {...handle}
          className="draft-part-handle"
          size="s"
          label={`Move: ${name}`}
          icon={<GripVertical />}
        />
        <Select
          aria-label={`Kind of part ${nth}`}
          options={kinds}
          value={part.kind}
          onChange={(kind) => actions.kind(id, kind)}
        />
        <Menu
          label={label}
          items={[
            ...citedIn(part, marks, sources).map(({ run, number, outlet }) => ({
              label: markLabel(number, outlet),
              icon: <BookOpen />,
              onSelect: () => actions.openMark(id, run, number),
            })),
            { label: 'Add a part below', icon: <Plus />, onSelect: () => actions.add(id) },
            ...moveItems({ isFirst: nth === 1, isLast, onMove: (by) => actions.move(id, by) }),
            {
              label: 'Delete',
              icon: <Trash2 />,
              danger: true,
              parted: true,
              onSelect: () => actions.remove(id),
            },
          ]}
          trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
        />
      </div>
      <PartField
        {...{ part, marks, sources, actions }}
        language={props.language}
        caret={props.caret}
        label={name}
      />
      {part.isCutShort && <p className="meta">The model stopped in the middle of this part.</p>}
    </li>
  )
})

/** Lists the source numerals of a part, each with its run. */
function citedIn({ runs }: Part, marks: string, sources: readonly DraftSource[]) {
  const seen = new Set<string>()
  return marks.split(',').flatMap((some, run) =>
    some.split(' ').flatMap((number, nth) => {
      if (number === '' || seen.has(number)) return []
      seen.add(number)
      const cited = [...new Set(runs[run]?.citations.map(({ source }) => source))][nth]
      return [{ run, number: Number(number), outlet: sources[cited ?? -1]?.outlet ?? 'unknown' }]
    }),
  )
}
