import { Suspense, useId } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Field as Labelled, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import type { Field, ListField } from '../../../blocks/field.ts'
import type { FieldRow, FieldValue } from '../../../blocks/page-content.ts'
import { PAGES } from '../../../limits.ts'
import { PictureField } from './PictureField.tsx'

interface FieldInputProps {
  field: Exclude<Field, ListField>
  /** The path of the field in the block, such as "items.0.name". */
  place: string
  site: string
  /** The type of the block, such as "text". */
  block: string
  paths: readonly string[]
  value: FieldValue | undefined
  onChange: (value: FieldRow[string]) => void
}

/** The control for one field of a block, depending on the kind of field. */
export function FieldInput(props: FieldInputProps) {
  const { field, place } = props
  return (
    <div data-place={place}>
      {field.kind === 'flag' ? (
        <Switch label={field.label} checked={props.value === true} onChange={props.onChange} />
      ) : field.kind === 'picture' || field.kind === 'video' ? (
        <PictureField
          kind={field.kind}
          label={field.label}
          site={props.site}
          value={asText(props.value)}
          onChange={props.onChange}
        />
      ) : (
        <Labelled label={field.label} hint={field.kind === 'words' ? WORDS_HINT : undefined}>
          <Control {...props} />
        </Labelled>
      )}
      {field.kind === 'words' && (
        <Suspense fallback={null}>
          <ProposeWords
            site={props.site}
            block={props.block}
            place={place.replace(/\.\d{1,5}\./, '.')}
            label={field.label}
            value={asText(props.value)}
            onAccept={props.onChange}
          />
        </Suspense>
      )}
    </div>
  )
}

const ProposeWords = lazyPart(async () => (await import('./ProposeWords.tsx')).ProposeWords)

const WORDS_HINT = '**strong**, _emphasis_, [link](/about), lines with "- " for a list.'

function Control({ field, paths, value, onChange }: FieldInputProps) {
  const listId = useId()
  const typed = {
    value: asText(value),
    placeholder: field.placeholder,
    dir: 'auto' as const,
    maxLength: PAGES.fieldCharacters,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  switch (field.kind) {
    case 'words':
      return <TextArea rows={5} {...typed} />
    case 'choice':
      return <Select options={field.of} value={asText(value)} onChange={onChange} />
    case 'number':
      return (
        <TextInput
          type="number"
          min={field.least}
          max={field.most}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => {
            const number = event.target.valueAsNumber
            if (Number.isFinite(number)) onChange(number)
          }}
        />
      )
    case 'address':
      return (
        <>
          <TextInput {...typed} dir="ltr" list={listId} autoCapitalize="none" spellCheck={false} />
          <datalist id={listId}>
            {paths.map((path) => (
              <option key={path}>/{path}</option>
            ))}
          </datalist>
        </>
      )
    default:
      return <TextInput {...typed} />
  }
}

function asText(value: FieldValue | undefined): string {
  return typeof value === 'string' ? value : ''
}
