import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { asOptions, contentTones } from '../choices.ts'
import { aiContent } from '../contract.ts'

/** How the house sounds. What is typed here is kept nowhere yet. */
export function BrandVoicePage() {
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

function Character() {
  const voice = useRead(aiContent.getBrandVoice, {})
  return (
    <div className="workspace-form">
      <div className="workspace-pair">
        <Field label="Name">
          <TextInput defaultValue={voice.name} dir="auto" />
        </Field>
        <Field label="Usual tone">
          <Select options={asOptions(contentTones)} defaultValue={voice.tone} />
        </Field>
      </div>
      <Field label="Description">
        <TextArea rows={4} defaultValue={voice.description} dir="auto" />
      </Field>
      <Field label="Audience">
        <TextArea rows={2} defaultValue={voice.audience} dir="auto" />
      </Field>
    </div>
  )
}

function Vocabulary() {
  const voice = useRead(aiContent.getBrandVoice, {})
  const [wordsToUse, setWordsToUse] = useState(voice.wordsToUse)
  const [wordsToAvoid, setWordsToAvoid] = useState(voice.wordsToAvoid)
  return (
    <div className="workspace-form">
      <Field label="Preferred words" hint="Press Enter to add a word.">
        <ChipInput item="word" values={wordsToUse} onChange={setWordsToUse} />
      </Field>
      <Field label="Words to avoid">
        <ChipInput item="word" values={wordsToAvoid} onChange={setWordsToAvoid} />
      </Field>
      <Field label="Example">
        <TextArea rows={4} defaultValue={voice.example} dir="auto" />
      </Field>
    </div>
  )
}
