import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { contentLanguages, contentLengths, contentTones, contentTypes } from '../../choices.ts'
import { fieldsOfType, type TypedField } from '../../drafts/fields-of-type.ts'
import { DRAFTS } from '../../limits.ts'
import {
  languageWords,
  lengthWords,
  optionsOf,
  toneWords,
  typeWords,
  wordRangeWords,
} from '../content-words.ts'
import { PointsField } from './PointsField.tsx'
import type { BriefForm } from './use-brief.ts'

const lengths = optionsOf(contentLengths, lengthWords).map((option) => ({
  ...option,
  hint: wordRangeWords(option.value),
}))

const USUAL_WORDS = 500

/** The form fields of a brief. A field that only some types use is shown for those types. */
export function BriefFields({ form }: { form: BriefForm }) {
  const { values, set, fill, errors } = form
  const asked = fieldsOfType[values.type]

  function handleLength(length: (typeof contentLengths)[number]) {
    fill({ length, words: length === 'custom' ? (values.words ?? USUAL_WORDS) : null })
  }

  return (
    <>
      <div className="workspace-pair">
        <Field label="Content type">
          <Select
            options={optionsOf(contentTypes, typeWords)}
            value={values.type}
            onChange={set('type')}
          />
        </Field>
        <Field label="Tone" hint="Chooses greeting, transitions and ending, never facts.">
          <Select
            options={optionsOf(contentTones, toneWords)}
            value={values.tone}
            onChange={set('tone')}
          />
        </Field>
      </div>
      <ChoiceCards label="Length" options={lengths} value={values.length} onChange={handleLength} />
      <div className="workspace-pair">
        {values.length === 'custom' && (
          <Field
            label="Number of words"
            hint={`${DRAFTS.leastWords} to ${DRAFTS.mostWords.toLocaleString('en')}`}
            error={errors.words}
          >
            <TextInput
              inputMode="numeric"
              value={values.words ?? ''}
              onChange={({ target }) => set('words')(wordsTyped(target.value))}
            />
          </Field>
        )}
        <Field label="Language" hint="Quotations keep the language of their source.">
          <Select
            options={optionsOf(contentLanguages, languageWords)}
            value={values.language}
            onChange={set('language')}
          />
        </Field>
      </div>
      <Field
        label="About"
        hint="The first line becomes the title; the rest goes into the text as you write it."
        error={errors.about}
      >
        <TextArea rows={4} dir="auto" value={values.about} onChange={set('about')} />
      </Field>
      {asked.map((field) =>
        field === 'points' ? (
          <PointsField
            key={field}
            type={values.type}
            points={values.points}
            onChange={set('points')}
          />
        ) : (
          <Field
            key={field}
            label={labelOf(field, values.type)}
            hint={hints[field]}
            error={errors[field]}
          >
            <TextInput dir="auto" value={values[field]} onChange={set(field)} />
          </Field>
        ),
      )}
    </>
  )
}

const labels: Record<Exclude<TypedField, 'points'>, string> = {
  audience: 'Audience',
  name: 'Sender',
  action: 'Call to action',
  actionAddress: 'Link of the call to action',
  place: 'Place',
  date: 'Date',
  contact: 'Contact for the press',
}

const hints: Partial<Record<TypedField, string>> = {
  action: 'What readers should do next, such as “Book a table”.',
  actionAddress: 'A full web address, such as https://example.com/book.',
}

function labelOf(field: Exclude<TypedField, 'points'>, type: (typeof contentTypes)[number]) {
  if (field === 'name' && type === 'product-description') return 'Product'
  if (field === 'name' && type === 'press-release') return 'Organization'
  return labels[field]
}

/** Reads a number from digits; null if there are none. */
function wordsTyped(text: string): number | null {
  const digits = text.replaceAll(/\D/g, '').slice(0, 5)
  return digits === '' ? null : Number(digits)
}
