import { kindOf } from '../../../blocks/block-kinds.ts'
import type { FieldValue, PlacedBlock } from '../../../blocks/page-content.ts'
import { setField } from '../../../editing/change-blocks.ts'
import type { PageEditor } from '../../../editing/page-editor.ts'
import { FieldInput } from './FieldInput.tsx'
import { RowsField } from './RowsField.tsx'

interface BlockFormProps {
  editor: PageEditor
  site: string
  block: PlacedBlock
  /** Paths of the site's pages, which are suggested for links. */
  paths: readonly string[]
}

/** The form with the fields of a block. */
export function BlockForm({ editor, site, block, paths }: BlockFormProps) {
  const { id } = block.props
  const kind = kindOf(block.type)
  if (!kind)
    return <p className="meta">This server does not know blocks of the kind “{block.type}”.</p>

  /** Changes a field. Consecutive changes with the same `key` are undone together. */
  const put = (name: string, value: FieldValue, key?: string) =>
    editor.change(setField(editor.view().content, id, name, value), key && `${id}.${key}`)

  return (
    <>
      <h3>{kind.label}</h3>
      <p className="meta">{kind.description}</p>
      <div className="block-form">
        {Object.entries(kind.fields).map(([name, field]) =>
          field.kind === 'list' ? (
            <RowsField
              key={name}
              {...{ name, field, site, paths }}
              block={block.type}
              value={block.props[name]}
              onChange={(rows, key) => put(name, rows, key)}
            />
          ) : (
            <FieldInput
              key={name}
              {...{ field, site, paths }}
              block={block.type}
              place={name}
              value={block.props[name]}
              onChange={(value) => put(name, value, name)}
            />
          ),
        )}
      </div>
    </>
  )
}
