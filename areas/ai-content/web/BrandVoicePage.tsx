import { useState, type FocusEvent } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { contentTones } from '../choices.ts'
import { aiContent } from '../contract.ts'
import { brandVoice, type BrandVoice } from '../contracts/brand-voice.ts'
import { optionsOf, toneWords } from './content-words.ts'
import { VoicesPage } from './voices/VoicesPage.tsx'

/**
 * The page of the house voice: one voice with a few fields, or several with rules if the door keeps
 * them.
 */
export function BrandVoicePage() {
  const { keepsVoices } = useRead(aiContent.getWriter, {})
  return keepsVoices ? <VoicesPage /> : <SampleVoice />
}

/** The demo's form of a voice. Each text is saved when its field loses the focus. */
function SampleVoice() {
  return (
    <div className="workspace-halves">
      <Panel title="Brand voice" skeleton={<SkeletonLines count={12} />}>
        <Character />
      </Panel>
      <Panel title="Vocabulary" skeleton={<SkeletonLines count={12} />}>
        <Vocabulary />
      </Panel>
    </div>
  )
}

/** The voice, and a function that saves some of its fields. */
function useVoice() {
  const voice = useRead(brandVoice.getBrandVoice, {})
  const save = useWrite(brandVoice.saveBrandVoice)
  const change = (changes: Partial<BrandVoice>) => save.mutate(changes)
  return {
    voice,
    change,
    /** Saves the text of a field when the field loses the focus, if the text was changed. */
    saveAs:
      (part: 'name' | 'description' | 'audience' | 'example') =>
      ({ target }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (target.value !== voice[part]) change({ [part]: target.value })
      },
    error: save.error && <p role="alert">{explain(save.error)}</p>,
  }
}

function Character() {
  const { voice, change, saveAs, error } = useVoice()
  return (
    <div className="workspace-form">
      <div className="workspace-pair">
        <Field label="Name">
          <TextInput defaultValue={voice.name} dir="auto" onBlur={saveAs('name')} />
        </Field>
        <Field label="Usual tone">
          <Select
            options={optionsOf(contentTones, toneWords)}
            value={voice.tone}
            onChange={(tone) => change({ tone: tone as BrandVoice['tone'] })}
          />
        </Field>
      </div>
      <Field label="Description">
        <TextArea
          rows={4}
          defaultValue={voice.description}
          dir="auto"
          onBlur={saveAs('description')}
        />
      </Field>
      <Field label="Audience">
        <TextArea rows={2} defaultValue={voice.audience} dir="auto" onBlur={saveAs('audience')} />
      </Field>
      {error}
    </div>
  )
}

function Vocabulary() {
  const { voice, change, saveAs, error } = useVoice()
  const [wordsToUse, setWordsToUse] = useState(voice.wordsToUse)
  const [wordsToAvoid, setWordsToAvoid] = useState(voice.wordsToAvoid)

  function handleUse(words: string[]) {
    setWordsToUse(words)
    change({ wordsToUse: words })
  }

  function handleAvoid(words: string[]) {
    setWordsToAvoid(words)
    change({ wordsToAvoid: words })
  }

  return (
    <div className="workspace-form">
      <Field label="Preferred words" hint="Press Enter to add a word.">
        <ChipInput item="word" values={wordsToUse} onChange={handleUse} />
      </Field>
      <Field label="Words to avoid">
        <ChipInput item="word" values={wordsToAvoid} onChange={handleAvoid} />
      </Field>
      <Field label="Example">
        <TextArea rows={4} defaultValue={voice.example} dir="auto" onBlur={saveAs('example')} />
      </Field>
      {error}
    </div>
  )
}
