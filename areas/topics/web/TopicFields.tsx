import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import type { TopicDraft } from '../contract.ts'
import { readMinSourceCount } from '../topic-draft.ts'
import { KnownSourcesInput } from './KnownSourcesInput.tsx'
import { styleOptions, toneOptions } from './topic-words.ts'
import { WishNote } from './WishNote.tsx'
import { KeywordFields } from './lends/KeywordFields.tsx'

interface TopicFieldsProps {
  draft: TopicDraft
  onChange: (changes: Partial<TopicDraft>) => void
  minSourceText: string
  onMinSourceText: (text: string) => void
  /** Fields that are still to be filled in. */
  missing: { name: boolean; source: boolean }
  /**
   * True if the topic contains articles of the sources that the reader follows; false in the demo.
   */
  holdsArticles: boolean
}

/** All fields of a topic that the reader can set. */
export function TopicFields(props: TopicFieldsProps) {
  const { draft, onChange, minSourceText, onMinSourceText, missing, holdsArticles } = props
  const SourcesInput = holdsArticles ? KnownSourcesInput : ChipInput
  return (
    <div className="dialog-form">
      <Field label="Topic name" error={missing.name ? 'A topic name is required' : null}>
        <TextInput
          dir="auto"
          required
          autoComplete="off"
          placeholder="Such as harbor automation"
          value={draft.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="Sources" error={missing.source ? 'At least one source is required' : null}>
        <SourcesInput
          item="source"
          placeholder="Add a source and press Enter"
          values={draft.sources}
          onChange={(sources) => onChange({ sources })}
        />
      </Field>
      <div className="dialog-form-pair">
        <Field label="Tone">
          <Select
            options={toneOptions}
            value={draft.tone}
            onChange={(tone) => onChange({ tone: tone as TopicDraft['tone'] })}
          />
        </Field>
        <div className="field topic-style">
          {/* The name is hidden from screen readers, because the group of buttons has it as its
              label. */}
          <p className="field-name" aria-hidden="true">
            Style
          </p>
          <Segmented
            label="Style"
            options={styleOptions}
            value={draft.style}
            onChange={(style) => onChange({ style })}
          />
        </div>
      </div>
      <KeywordFields keywords={draft} onChange={onChange} />
      <Field label="Highlight words">
        <ChipInput
          item="highlight word"
          placeholder="Add and press Enter"
          values={draft.highlightWords}
          onChange={(highlightWords) => onChange({ highlightWords })}
        />
      </Field>
      <Field label="Summarization instructions">
        <TextArea
          dir="auto"
          placeholder="What should every summary mention?"
          value={draft.summarizationInstructions}
          onChange={(event) => onChange({ summarizationInstructions: event.target.value })}
        />
      </Field>
      {holdsArticles && <WishNote />}
      <div className="dialog-form-pair topic-rules">
        <Field
          label="Minimum source count"
          hint={holdsArticles && 'Feeds of one publisher count once.'}
        >
          <TextInput
            type="number"
            min={1}
            step={1}
            inputMode="numeric"
            value={minSourceText}
            onChange={(event) => onMinSourceText(event.target.value)}
            onBlur={() => onMinSourceText(String(readMinSourceCount(minSourceText)))}
          />
        </Field>
        <Switch
          label="Require image"
          checked={draft.contentRules.requireImage}
          onChange={(requireImage) =>
            onChange({ contentRules: { ...draft.contentRules, requireImage } })
          }
        />
      </div>
    </div>
  )
}
