import { useRead } from '#web/asking/api.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { hubSettings, retentionDays, type RetentionDays } from '../../contract.ts'
import { useSettings } from './use-settings.ts'

const retentionLabels: Record<RetentionDays, string> = {
  30: '30 days',
  60: '60 days',
  90: '90 days',
  180: '180 days (6 months)',
  365: '365 days (1 year)',
  [-1]: 'Forever',
}

const retentionOptions = retentionDays.map((days) => ({
  value: String(days),
  label: retentionLabels[days],
}))

/** The setting for the days that articles are kept. */
export function RetentionPanel() {
  return (
    <Panel title="Data retention" skeleton={<SkeletonLines count={3} />}>
      <Retention />
    </Panel>
  )
}

function Retention() {
  const { settings, change, error } = useSettings()
  const { deletesAfterDays } = useRead(hubSettings.getHubAbilities, {})
  return (
    <div className="settings-rows">
      <Field label="Keep articles for" hint={archiveHint(deletesAfterDays)} error={error}>
        <Select
          options={retentionOptions}
          value={String(settings.retentionDays)}
          onChange={(days) => change({ retentionDays: Number(days) as RetentionDays })}
        />
      </Field>
    </div>
  )
}

function archiveHint(deletesAfterDays: number | null): string {
  if (deletesAfterDays === null)
    return 'Older articles are archived: out of the feed, still found by search.'
  return `Older articles are archived: out of the feed, still found by search for ${deletesAfterDays} days, then deleted. Saved articles and notes are kept.`
}
