import { useRead, useWrite } from '#web/asking/api.tsx'
import { count, shortCount } from '#web/ui/count.ts'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { ProgressBar } from '#web/ui/blocks/ProgressBar.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { loggingLevels, RETRY_LIMIT, timeoutsSeconds } from '../choices.ts'
import { automation, type AutomationSettings, type AutomationUsage } from '../contract.ts'
import { percentOf } from '../usage.ts'
import { loggingWords, timeoutWords } from './settings-words.ts'

const timeoutOptions = timeoutsSeconds.map((seconds) => ({
  value: String(seconds),
  label: timeoutWords(seconds),
}))

const loggingOptions = loggingLevels.map((level) => ({ value: level, label: loggingWords[level] }))

export function AutomationSettingsPage() {
  return (
    <div className="workspace-halves">
      <Panel title="Automation settings" skeleton={<SkeletonLines count={8} />}>
        <Settings />
      </Panel>
      <Panel title="Usage limits" skeleton={<SkeletonLines count={5} />}>
        <Limits />
      </Panel>
    </div>
  )
}

function Settings() {
  const settings = useRead(automation.getSettings, {})
  const save = useWrite(automation.saveSettings)
  const change = (changes: Partial<AutomationSettings>) => save.mutate(changes)
  return (
    <div className="workspace-form">
      <Switch
        label="Retry failed workflows"
        hint={`Failed workflows are retried up to ${count(RETRY_LIMIT, 'time')}.`}
        checked={settings.retriesFailed}
        onChange={(retriesFailed) => change({ retriesFailed })}
      />
      <Field label="Timeout" hint="A workflow that takes longer fails.">
        <Select
          options={timeoutOptions}
          value={String(settings.timeoutSeconds)}
          onChange={(seconds) =>
            change({ timeoutSeconds: Number(seconds) as AutomationSettings['timeoutSeconds'] })
          }
        />
      </Field>
      <Field label="Logging" hint="Which events the activity log records.">
        <Select
          options={loggingOptions}
          value={settings.logging}
          onChange={(logging) => change({ logging: logging as AutomationSettings['logging'] })}
        />
      </Field>
      {save.error && <p role="alert">{explain(save.error)}</p>}
    </div>
  )
}

function Limits() {
  const { runs, activeWorkflows, canBuild } = useRead(automation.getUsage, {})
  return (
    <>
      <ul className="limits">
        <Limit name="Workflow runs" use={runs} note="this month" />
        <Limit name="Active workflows" use={activeWorkflows} note="at the same time" />
      </ul>
      {canBuild && (
        <p className="field-hint">
          An owner of this server can change these limits under Settings, Automation limits.
        </p>
      )}
    </>
  )
}

interface LimitProps {
  name: string
  use: AutomationUsage['runs']
  note: string
}

function Limit({ name, use, note }: LimitProps) {
  return (
    <li>
      <p className="limit-words">
        <span>{name}</span>
        <span>
          <strong>{shortCount(use.used)}</strong> of {shortCount(use.limit)} used
        </span>
      </p>
      <ProgressBar label={name} percent={percentOf(use)} />
      <p className="meta">{note}</p>
    </li>
  )
}
