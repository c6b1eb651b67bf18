import type { ReactNode } from 'react'
import { PageLink } from '#web/place/page.tsx'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useNow } from '#web/place/clock.tsx'
import { percent } from '#web/ui/amounts.ts'
import { fullCount } from '#web/ui/count.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { builtInWriter, contentLanguages, creativityLevels } from '../choices.ts'
import { aiContent, type ContentSettings } from '../contract.ts'
import { publishedRatio } from '../usage.ts'
import { creativityWords, languageWords, optionsOf } from './content-words.ts'
import { spanWords } from './usage-words.ts'

export function ContentSettingsPage() {
  return (
    <>
      <Panel title="Content settings" skeleton={<SkeletonLines count={6} />}>
        <Settings />
      </Panel>
      <Panel title="Usage statistics" skeleton={<SkeletonLines count={4} />}>
        <Usage />
      </Panel>
    </>
  )
}

function Settings() {
  const { modelId, creativity, language, isModelGone } = useRead(aiContent.getSettings, {})
  const models = useRead(aiContent.listModels, {})
  const save = useWrite(aiContent.saveSettings)
  const change = (changes: Partial<ContentSettings>) => save.mutate(changes)
  return (
    <div className="content-settings">
      <Field label="Model" hint={modelId === builtInWriter && modelHint(isModelGone)}>
        <Select
          options={models.map(({ id, name }) => ({ value: id, label: name }))}
          value={modelId}
          onChange={(id) => change({ modelId: id })}
        />
      </Field>
      <Field
        label="Creativity"
        hint={
          modelId === builtInWriter
            ? 'The built-in writer invents nothing. Choose an AI endpoint as the model to set this.'
            : 'Low sticks to the facts; high is more inventive.'
        }
      >
        <Select
          disabled={modelId === builtInWriter}
          options={optionsOf(creativityLevels, creativityWords)}
          value={creativity}
          onChange={(level) => change({ creativity: level as ContentSettings['creativity'] })}
        />
      </Field>
      <Field label="Language">
        <Select
          options={optionsOf(contentLanguages, languageWords)}
          value={language}
          onChange={(code) => change({ language: code as ContentSettings['language'] })}
        />
      </Field>
      {save.error && <p role="alert">{explain(save.error)}</p>}
    </div>
  )
}

function modelHint(isModelGone: boolean): ReactNode {
  return (
    <>
      {isModelGone && 'The endpoint that you chose is gone, so the built-in writer is used. '}
      The built-in writer fills a form and quotes your sources. For free phrasing, add an AI
      endpoint in the <PageLink page="/news-hub/ai-settings">AI settings</PageLink>.
    </>
  )
}

function Usage() {
  const now = useNow()
  const usage = useRead(aiContent.getUsage, {})
  return (
    <Figures
      figures={[
        {
          name: 'Texts generated',
          value: fullCount(usage.textCount),
          note: spanWords(usage.since, now),
        },
        { name: 'Words written', value: fullCount(usage.wordCount), note: 'in all texts' },
        {
          name: 'Published',
          value: fullCount(usage.publishedCount),
          note: `${percent(publishedRatio(usage))} of all texts`,
        },
        { name: 'Drafts', value: fullCount(usage.draftCount), note: 'waiting for an editor' },
      ]}
    />
  )
}
