import { useState } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { contentTones } from '../../choices.ts'
import { voices, type Voice } from '../../contracts/voices.ts'
import { draftOf, type VoiceDraft, type VoiceRules } from '../../voices/voice.ts'
import { optionsOf, toneWords } from '../content-words.ts'
import { LearnDialog } from './LearnDialog.tsx'
import { PairRows } from './PairRows.tsx'
import { RuleGroups } from './RuleGroups.tsx'
import { TryIt } from './TryIt.tsx'

/**
 * A form for a voice with its words and rules, and a box to try them. Nothing changes until the
 * form is saved.
 */
export function VoiceForm({ voice }: { voice: Voice }) {
  const toast = useToast()
  const learning = useOpening()
  const [version, setVersion] = useState(voice.version)
  const form = useForm(voices.saveVoice, {
    initial: draftOf(voice),
    toInput: (draft) => ({ voice: voice.id, version, draft: withoutEmptyPairs(draft) }),
    within: 'draft',
    onDone: (saved) => {
      setVersion(saved.version)
      toast({ tone: 'success', title: 'Voice saved' })
    },
  })
  const { values, set, errors } = form
  const setRules = (changes: Partial<VoiceRules>) => set('rules')({ ...values.rules, ...changes })

  return (
    <div className="voice-room">
      <form className="workspace-form" noValidate onSubmit={form.submit}>
        <div className="workspace-pair">
          <Field label="Name" error={errors.name}>
            <TextInput value={values.name} dir="auto" onChange={set('name')} />
          </Field>
          <Field label="Usual tone">
            <Select
              options={optionsOf(contentTones, toneWords)}
              value={values.tone}
              onChange={set('tone')}
            />
          </Field>
        </div>
        <Field
          label="Description"
          hint="Given to your endpoint, together with the audience, the preferred words and the example."
          error={errors.description}
        >
          <TextArea value={values.description} dir="auto" onChange={set('description')} />
        </Field>
        <Field label="Audience" error={errors.audience}>
          <TextArea rows={2} value={values.audience} dir="auto" onChange={set('audience')} />
        </Field>
        <Field label="Preferred words" hint="Press Enter to add a word." error={errors.wordsToUse}>
          <ChipInput item="word" values={values.wordsToUse} onChange={set('wordsToUse')} />
        </Field>
        <Field label="Example" error={errors.example}>
          <TextArea rows={4} value={values.example} dir="auto" onChange={set('example')} />
        </Field>
        <PairRows rules={values.rules} errors={errors} onChange={(pairs) => setRules({ pairs })} />
        <RuleGroups rules={values.rules} errors={errors} onChange={setRules} />
        <FormError of={form.error} />
        <div className="voices-ways">
          <Button variant="primary" type="submit" disabled={form.isPending}>
            Save voice
          </Button>
          <Button onClick={learning.open}>Learn from examples</Button>
        </div>
      </form>
      <TryIt rules={values.rules} />
      <LearnDialog
        key={learning.nth}
        voice={values}
        open={learning.isOpen}
        onClose={learning.close}
        onTake={(draft) => {
          set('rules')(draft.rules)
          set('wordsToUse')(draft.wordsToUse)
        }}
      />
    </div>
  )
}

/** Drops the rows that are empty. */
function withoutEmptyPairs(draft: VoiceDraft): VoiceDraft {
  const { rules } = draft
  const isEmpty = ({ words, instead }: VoiceRules['pairs'][number]) =>
    words.trim() === '' && instead.trim() === ''
  const last = rules.pairs.findLastIndex((pair) => !isEmpty(pair))
  const filled = rules.pairs.slice(0, last + 1)
  return {
    ...draft,
    rules: {
      ...rules,
      pairs: filled.some(isEmpty) ? filled.filter((pair) => !isEmpty(pair)) : filled,
    },
  }
}
