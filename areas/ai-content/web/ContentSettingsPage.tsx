import { useRead } from '#web/asking/api.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { asOptions, contentLanguages, contentModels, creativityLevels } from '../choices.ts'
import { aiContent } from '../contract.ts'
import { usageOf } from '../usage.ts'

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

/** What is chosen here is kept nowhere yet. */
function Settings() {
  const { model, creativity, language } = useRead(aiContent.getSettings, {})
  return (
    <div className="content-settings">
      <Field label="Model">
        <Select options={asOptions(contentModels)} defaultValue={model} />
      </Field>
      <Field label="Creativity" hint="Low sticks to the facts; high is more inventive.">
        <Select options={asOptions(creativityLevels)} defaultValue={creativity} />
      </Field>
      <Field label="Language">
        <Select options={asOptions(contentLanguages)} defaultValue={language} />
      </Field>
    </div>
  )
}

function Usage() {
  const usage = usageOf(useRead(aiContent.listGenerations, {}))
  return (
    <Figures
      figures={[
        { name: 'Texts generated', value: fullCount(usage.textCount), note: 'in three weeks' },
        { name: 'Words written', value: fullCount(usage.wordCount), note: 'in all texts' },
        {
          name: 'Published',
          value: fullCount(usage.publishedCount),
          note: `${usage.publishedPercent}% of all texts`,
        },
        { name: 'Drafts', value: fullCount(usage.draftCount), note: 'waiting for an editor' },
      ]}
    />
  )
}
